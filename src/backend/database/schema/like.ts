import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { NOTIFICATION_CHANNEL, type NotificationChannel } from '../../../domain/doctor/registration-words.ts'
import { account } from './account.ts'
import { allOf, instant } from './columns.ts'
import { hospital } from './hospital.ts'
import { regularWork } from './regular-work.ts'
import { spotWork } from './spot-work.ts'

/** Of the account and not of the doctor: who is still registering likes and follows too. */
const owner = () => ({
  accountId: uuid('account_id')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' }),
  createdAt: instant('created_at').notNull(),
})

/** What the listing paid when it was liked, so that a rise can be said. */
const liked = () => ({ ...owner(), feeAtLike: integer('fee_at_like').notNull() })

export const spotLike = pgTable(
  'spot_like',
  {
    ...liked(),
    listingId: bigint('spot_work_id', { mode: 'number' })
      .notNull()
      .references(() => spotWork.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.listingId] }),
    index('spot_like_of_listing').on(t.listingId),
    check('spot_like_fee', sql`${t.feeAtLike} > 0`),
  ],
)

export const regularLike = pgTable(
  'regular_like',
  {
    ...liked(),
    listingId: bigint('regular_work_id', { mode: 'number' })
      .notNull()
      .references(() => regularWork.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.listingId] }),
    index('regular_like_of_listing').on(t.listingId),
    check('regular_like_fee', sql`${t.feeAtLike} > 0`),
  ],
)

/** 病院フォロー: whose new listings an account hears of, and how. */
export const hospitalSubscription = pgTable(
  'hospital_subscription',
  {
    ...owner(),
    hospitalId: bigint('hospital_id', { mode: 'number' })
      .notNull()
      .references(() => hospital.id, { onDelete: 'cascade' }),
    channels: text().array().$type<NotificationChannel[]>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.hospitalId] }),
    index('hospital_subscription_of_hospital').on(t.hospitalId),
    allOf('hospital_subscription_channels_known', t.channels, NOTIFICATION_CHANNEL),
  ],
)

import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import {
  NOTIFICATION_CHANNEL,
  type NotificationChannel,
} from '../../../../domain/doctor/registration-words.ts'
import type { SearchKind } from '../../../../domain/listing/listing-kind.ts'
import { account } from '../account/account.ts'
import { allOf, instant } from '../columns.ts'
import { hospital } from '../hospital/hospital.ts'
import { regularWork } from '../listing/regular-work.ts'
import { spotWork } from '../listing/spot-work.ts'

/** References the account, not the doctor: likes and follows are open to an account still in registration. */
const owner = () => ({
  accountId: uuid('account_id')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' }),
  createdAt: instant('created_at').notNull(),
})

const likeTable = <Kind extends SearchKind>(kind: Kind, listing: typeof spotWork | typeof regularWork) =>
  pgTable(
    `${kind}_like`,
    {
      ...owner(),
      /** The listing's fee in yen when it was liked; a rise since then is shown. */
      feeAtLike: integer('fee_at_like').notNull(),
      listingId: bigint(`${kind}_work_id`, { mode: 'number' })
        .notNull()
        .references(() => listing.id, { onDelete: 'cascade' }),
    },
    (t) => [
      primaryKey({ columns: [t.accountId, t.listingId] }),
      index(`${kind}_like_of_listing`).on(t.listingId),
      check(`${kind}_like_fee`, sql`${t.feeAtLike} > 0`),
    ],
  )

export const spotLike = likeTable('spot', spotWork)
export const regularLike = likeTable('regular', regularWork)

/** 病院フォロー: notifies the account of new listings of a hospital, by these channels. */
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
    // The followers of a hospital, page by page.
    index('hospital_subscription_followers').on(t.hospitalId, t.accountId),
    allOf('hospital_subscription_channels_known', t.channels, NOTIFICATION_CHANNEL),
  ],
)

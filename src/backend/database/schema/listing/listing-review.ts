import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { LISTING_REVIEW, type ListingReview } from '../../../../domain/listing/listing-review.ts'
import type { SearchKind } from '../../../../domain/listing/listing-kind.ts'
import { instant, isOneOf } from '../columns.ts'
import { hospital } from '../hospital/hospital.ts'
import { staff } from '../staff.ts'

const KINDS = { spot: true, regular: true }

/** The review of a listing by our staff. The listing stays PAUSED until it is approved. */
export const listingReview = pgTable(
  'listing_review',
  {
    id: uuid().primaryKey().defaultRandom(),
    hospitalId: bigint('hospital_id', { mode: 'number' })
      .notNull()
      .references(() => hospital.id, { onDelete: 'cascade' }),
    kind: text().$type<SearchKind>().notNull(),
    listingId: bigint('listing_id', { mode: 'number' }).notNull(),
    state: text().$type<ListingReview>().notNull().default('WAITING'),
    /** When the hospital handed it in, for the last time. */
    askedAt: instant('asked_at').notNull(),
    /** Of the last decision. */
    decidedAt: instant('decided_at'),
    staffAccountId: uuid('staff_account_id').references(() => staff.accountId),
    reason: text().notNull().default(''),
  },
  (t) => [
    unique('listing_review_of_listing').on(t.kind, t.listingId),
    index('listing_review_waiting')
      .on(t.askedAt, t.id)
      .where(sql`${t.state} = 'WAITING'`),
    isOneOf('listing_review_kind_known', t.kind, KINDS),
    isOneOf('listing_review_state_known', t.state, LISTING_REVIEW),
  ],
)

import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { changeId } from './columns.ts'

/** Listings that were deleted, written by trigger: a deleted row cannot say that it has changed. */
export const listingPurge = pgTable(
  'listing_purge',
  {
    kind: text().$type<'spot' | 'regular'>().notNull(),
    /** Null: all of them, at one blow. */
    listingId: bigint('listing_id', { mode: 'number' }),
    changeId: changeId(),
  },
  (t) => [index('listing_purge_change').on(t.changeId)],
)

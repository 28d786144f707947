import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { changeId, instant } from './columns.ts'

/** Listings that were deleted, written by trigger: a deleted row cannot say that it has changed. */
export const listingPurge = pgTable(
  'listing_purge',
  {
    kind: text().$type<'spot' | 'regular'>().notNull(),
    /** Null: all of them, at one blow. */
    listingId: bigint('listing_id', { mode: 'number' }),
    changeId: changeId(),
    at: instant().notNull().defaultNow(),
  },
  (t) => [index('listing_purge_change').on(t.changeId)],
)

/** Up to which transaction such rows have been deleted, by trigger: an index that has not read them cannot follow any more. */
export const listingPurged = pgTable(
  'listing_purged',
  {
    onlyOne: boolean('only_one').primaryKey().default(true),
    changeId: bigint('change_id', { mode: 'number' }).notNull(),
  },
  (t) => [check('listing_purged_only_one', sql`${t.onlyOne}`)],
)

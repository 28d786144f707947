import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { changeId, instant } from '../columns.ts'

/**
 * Written by triggers: tombstones of deleted listings, from which the search indexes learn of deletions; and one row for each
 * statement that has changed what a list shows beside the listings' own rows (`shown`: hospital, workload, detail).
 */
export const listingPurge = pgTable(
  'listing_purge',
  {
    kind: text().$type<'spot' | 'regular' | 'shown'>().notNull(),
    /** Null: all listings of the kind, by TRUNCATE; and for `shown`. */
    listingId: bigint('listing_id', { mode: 'number' }),
    changeId: changeId(),
    at: instant().notNull().defaultNow(),
  },
  (t) => [index('listing_purge_change').on(t.changeId)],
)

/**
 * A single row: the highest transaction id among purged tombstones, kept by a trigger. An index whose
 * snapshot is older may have missed deletions and must be rebuilt.
 */
export const listingPurged = pgTable(
  'listing_purged',
  {
    onlyOne: boolean('only_one').primaryKey().default(true),
    changeId: bigint('change_id', { mode: 'number' }).notNull(),
  },
  (t) => [check('listing_purged_only_one', sql`${t.onlyOne}`)],
)

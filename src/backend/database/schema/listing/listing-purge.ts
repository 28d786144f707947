import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { changeId, instant } from '../columns.ts'

/** Tombstones of deleted listings, written by a trigger, from which the search indexes learn of deletions. */
export const listingPurge = pgTable(
  'listing_purge',
  {
    kind: text().$type<'spot' | 'regular'>().notNull(),
    /** Null: all listings of the kind, by TRUNCATE. */
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

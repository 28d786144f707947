import { sql } from 'drizzle-orm'
import { bigint, check, integer, timestamp, type PgColumn } from 'drizzle-orm/pg-core'

/** timestamptz with milliseconds, read as a `Date`. */
export const instant = (name?: string) =>
  name
    ? timestamp(name, { withTimezone: true, precision: 3 })
    : timestamp({ withTimezone: true, precision: 3 })

/**
 * The id of the transaction that wrote the row last, always set by a trigger. The search indexes find unseen
 * rows by it (`index-feed.ts`).
 */
export const changeId = () =>
  bigint('change_id', { mode: 'number' })
    .notNull()
    .default(sql`(pg_current_xact_id()::text::bigint)`)

/** How often a calendar event has changed and when, by the trigger `calendar_revised`; the SEQUENCE of iCalendar. */
export const calendarRevision = () => ({
  revision: integer().notNull().default(0),
  revisedAt: instant('revised_at').notNull().defaultNow(),
})

const literals = (words: object) =>
  sql.raw(
    Object.keys(words)
      .map((word) => `'${word}'`)
      .join(', '),
  )

/** Check constraint: the column holds one of the keys of `words`. */
export const isOneOf = (name: string, column: PgColumn, words: object) =>
  check(name, sql`${column} in (${literals(words)})`)

/** Check constraint: the array column holds only keys of `words`. */
export const allOf = (name: string, column: PgColumn, words: object) =>
  check(name, sql`${column} <@ array[${literals(words)}]::text[]`)

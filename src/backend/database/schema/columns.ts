import { sql } from 'drizzle-orm'
import { bigint, check, timestamp, type PgColumn } from 'drizzle-orm/pg-core'

/** An instant, read as a `Date`. */
export const instant = (name?: string) =>
  name
    ? timestamp(name, { withTimezone: true, precision: 3 })
    : timestamp({ withTimezone: true, precision: 3 })

/**
 * The transaction that wrote the row last; a trigger sets it, whatever a statement says. Search indexes read what is new
 * by it (`index-feed.ts`).
 */
export const changeId = () =>
  bigint('change_id', { mode: 'number' })
    .notNull()
    .default(sql`(pg_current_xact_id()::text::bigint)`)

const literals = (words: object) =>
  sql.raw(
    Object.keys(words)
      .map((word) => `'${word}'`)
      .join(', '),
  )

/** The column holds one of the constants of a domain word list. */
export const oneOf = (name: string, column: PgColumn, words: object) =>
  check(name, sql`${column} in (${literals(words)})`)

/** The array column holds only constants of a domain word list. */
export const allOf = (name: string, column: PgColumn, words: object) =>
  check(name, sql`${column} <@ array[${literals(words)}]::text[]`)

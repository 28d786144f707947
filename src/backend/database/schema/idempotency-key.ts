import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { account } from './account/account.ts'
import { instant } from './columns.ts'

/**
 * The stored response of a command, which makes it idempotent: a second tap or a retry gets the same
 * response.
 */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    operation: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of the canonical request: the key is refused with another request. */
    fingerprint: text().notNull(),
    response: jsonb().$type<unknown>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.operation, t.key] }),
    check('idempotency_key_length', sql`char_length(${t.key}) between 8 and 255`),
  ],
)

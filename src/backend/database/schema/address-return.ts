import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { account } from './account.ts'
import { bytes } from './bytes.ts'
import { instant } from './columns.ts'

/** The way back to an address that an account has left: by a link in the mail to it, and a password of that time. */
export const addressReturn = pgTable(
  'address_return',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** The one that was left. */
    address: text().notNull(),
    /** Of the passwords the account had then: whoever came in meanwhile may have changed the last one. */
    passwordHashes: text('password_hashes')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** SHA-256 of the token, from when the mail is written; a mail that is written anew makes the earlier one void. */
    tokenHash: bytes('token_hash').unique(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('address_return_account').on(t.accountId)],
)

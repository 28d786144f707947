import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { account } from './account.ts'
import { bytes } from './bytes.ts'
import { instant } from './columns.ts'

/** A link that lets whoever reads the account's mail choose a new password, once. */
export const passwordReset = pgTable(
  'password_reset',
  {
    /** SHA-256 of the token: the token itself stands in the mail and nowhere else. */
    tokenHash: bytes('token_hash').primaryKey(),
    accountId: uuid('account_id').references(() => account.id, { onDelete: 'cascade' }),
    /** Instead of an account: the address it was mailed to, which no account had proved. Its use opens one. */
    address: text(),
    /** The account's when it was asked for. */
    epoch: integer().notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** A later link, or a password changed otherwise, made it void. */
    voidedAt: instant('voided_at'),
  },
  (t) => [
    index('password_reset_account').on(t.accountId),
    index('password_reset_address').on(t.address),
    check('password_reset_for', sql`(${t.accountId} is null) <> (${t.address} is null)`),
  ],
)

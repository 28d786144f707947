import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { account } from './account.ts'
import { bytes } from '../bytes.ts'
import { instant } from '../columns.ts'

/** A mailed single-use link to choose a new password. */
export const passwordReset = pgTable(
  'password_reset',
  {
    /** SHA-256 of the token, which stands only in the mail. */
    tokenHash: bytes('token_hash').primaryKey(),
    accountId: uuid('account_id').references(() => account.id, { onDelete: 'cascade' }),
    /**
     * Instead of an account: the mailed address, confirmed in no account. Using the link opens an account.
     */
    address: text(),
    /** The account's epoch when the link was requested. */
    epoch: integer().notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** Set when a later link, or another change of the password, invalidates this one. */
    voidedAt: instant('voided_at'),
  },
  (t) => [
    index('password_reset_account').on(t.accountId),
    index('password_reset_address').on(t.address),
    check('password_reset_for', sql`(${t.accountId} is null) <> (${t.address} is null)`),
  ],
)

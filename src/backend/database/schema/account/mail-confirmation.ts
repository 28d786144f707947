import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { account } from './account.ts'
import { bytes } from '../bytes.ts'
import { instant } from '../columns.ts'

/** A mailed link that confirms an account's address, or cancels a change of it. */
export const mailConfirmation = pgTable(
  'mail_confirmation',
  {
    /** SHA-256 of the token, which stands only in the mail. */
    tokenHash: bytes('token_hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** CONFIRM, or STOP in the mail to the previous address. */
    purpose: text().notNull().default('CONFIRM'),
    /** The account's epoch when the link was requested. */
    epoch: integer().notNull().default(0),
    /** The address to confirm: the account's present or pending one. */
    address: text().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** Set when a later link, or another change of address, replaces this one. */
    voidedAt: instant('voided_at'),
  },
  (t) => [index('mail_confirmation_account').on(t.accountId)],
)

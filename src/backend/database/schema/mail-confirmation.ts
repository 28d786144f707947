import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { account } from './account.ts'
import { bytes } from './bytes.ts'
import { instant } from './columns.ts'

/** A link in a mail about an account's address: to say that the address is one's own, or to stop a change of it. */
export const mailConfirmation = pgTable(
  'mail_confirmation',
  {
    /** SHA-256 of the token: the token itself stands in the mail and nowhere else. */
    tokenHash: bytes('token_hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** CONFIRM, or STOP in the mail to the address that is to be left. */
    purpose: text().notNull().default('CONFIRM'),
    /** The account's when it was asked for. */
    epoch: integer().notNull().default(0),
    /** What the account is to be written to at: the address it has, or the one it is to get. */
    address: text().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** A later link, or another wish, made it void. */
    voidedAt: instant('voided_at'),
  },
  (t) => [index('mail_confirmation_account').on(t.accountId)],
)

import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { account } from './account.ts'
import { bytes } from './bytes.ts'
import { instant } from './columns.ts'

/** A link by which whoever reads an address's mail says that it is theirs, once. */
export const mailConfirmation = pgTable(
  'mail_confirmation',
  {
    /** SHA-256 of the token: the token itself stands in the mail and nowhere else. */
    tokenHash: bytes('token_hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
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

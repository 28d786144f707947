import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { account } from './account.ts'
import { bytes } from '../bytes.ts'
import { instant } from '../columns.ts'

/**
 * Recovery of an account by its previous mail address: a link mailed there, together with a password of that
 * time.
 */
export const addressReturn = pgTable(
  'address_return',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** The previous address, to which the link is mailed. */
    address: text().notNull(),
    /** Accepts the password before a recent change too: an intruder may have set the last one. */
    passwordHashes: text('password_hashes')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /**
     * SHA-256 of the token in the mail, set when the mail is rendered; rendering it again invalidates the
     * earlier link.
     */
    tokenHash: bytes('token_hash').unique(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('address_return_account').on(t.accountId)],
)

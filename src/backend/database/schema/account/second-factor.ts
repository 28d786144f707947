import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { account } from './account.ts'
import { bytes } from '../bytes.ts'
import { instant, isOneOf } from '../columns.ts'

/** The second factor (TOTP) of an account. A row is a factor in force. */
export const secondFactor = pgTable('second_factor', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  /** The secret, encrypted (`seal.ts`). */
  sealed: bytes().notNull(),
  /** The time step of the last accepted code; codes of it and of earlier steps are refused. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  confirmedAt: instant('confirmed_at').notNull(),
})

/** Recovery codes of a second factor, each good for one log-in. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => secondFactor.accountId, { onDelete: 'cascade' }),
    /** SHA-256 of a code of 80 random bits. */
    codeHash: bytes('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.codeHash] })],
)

/** What is shown to the owner of a second factor for a few minutes. */
const SHOWN_SECRET = {
  /** The secret of a factor being set up. */
  SETUP: '',
  /** The recovery codes just made. */
  RECOVERY_CODES: '',
} as const

/** Something secret that its owner's session reads for a few minutes, encrypted. */
export const shownSecret = pgTable(
  'shown_secret',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    kind: text().$type<keyof typeof SHOWN_SECRET>().notNull(),
    /** The only session that reads it. No foreign key: sessions are deleted by their own rule. */
    sessionId: uuid('session_id').notNull(),
    sealed: bytes().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.kind] }),
    isOneOf('shown_secret_kind_known', t.kind, SHOWN_SECRET),
    index('shown_secret_expiry').on(t.expiresAt),
  ],
)

/** A log-in whose first factor was right and whose second is awaited. It opens nothing by itself. */
export const logInStep = pgTable(
  'log_in_step',
  {
    /** SHA-256 of the cookie's value, which is stored nowhere. */
    idHash: bytes('id_hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** The account's epoch at the first factor; the step is void when the account's has grown. */
    epoch: integer().notNull(),
    /** PASSWORD or LINE: how the session that follows was authenticated first. */
    authMethod: text('auth_method').$type<'PASSWORD' | 'LINE'>().notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('log_in_step_expiry').on(t.expiresAt)],
)

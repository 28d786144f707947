import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { account, session } from './account.ts'
import { bytes } from './bytes.ts'
import { instant } from './columns.ts'

/** Who an account is at LINE. One person has one account, and one account one person. */
export const lineIdentity = pgTable(
  'line_identity',
  {
    /** The issuer: a user id means something only together with who gave it. */
    provider: text().notNull(),
    sub: text().notNull(),
    accountId: uuid('account_id')
      .notNull()
      .unique()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** Whoever has this LINE has also proved the account's mailbox; others end with all that was added. */
    isProved: boolean('is_proved').notNull().default(false),
    linkedAt: instant('linked_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.sub] })],
)

/** A visit to LINE that has not come back yet; whoever takes the row is the only one. */
export const lineFlow = pgTable(
  'line_flow',
  {
    /** SHA-256 of the `__Host-line` cookie's value. */
    idHash: bytes('id_hash').primaryKey(),
    /** SHA-256 of the state; only compared. */
    stateHash: bytes('state_hash').notNull(),
    nonce: text().notNull(),
    /** PKCE's; worth nothing without the code LINE gives to the same browser. */
    verifier: text().notNull(),
    /** LOG_IN or LINK. */
    purpose: text().notNull(),
    returnPath: text('return_path').notNull(),
    /** The session an identity is to be linked to; ends the flow when it goes. */
    sessionId: uuid('session_id').references(() => session.id, { onDelete: 'cascade' }),
    /** The app's PKCE challenge, when the log-in is to be handed over to its webview. */
    handoffChallenge: text('handoff_challenge'),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('line_flow_age').on(t.expiresAt)],
)

/** A log-in finished in the system's browser that the app's webview may pick up, once. */
export const lineHandoff = pgTable(
  'line_handoff',
  {
    /** SHA-256 of the code. */
    codeHash: bytes('code_hash').primaryKey(),
    challenge: text().notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** The account's when LINE said who came. */
    epoch: integer().notNull().default(0),
    returnPath: text('return_path').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('line_handoff_age').on(t.expiresAt)],
)

import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { account, session } from './account.ts'
import { bytes } from '../bytes.ts'
import { instant } from '../columns.ts'

/** The LINE user linked to an account, one to one. */
export const lineIdentity = pgTable(
  'line_identity',
  {
    /** The issuer; `sub` is unique only within it. */
    provider: text().notNull(),
    sub: text().notNull(),
    accountId: uuid('account_id')
      .notNull()
      .unique()
      .references(() => account.id, { onDelete: 'cascade' }),
    /**
     * The owner of this LINE identity has also confirmed the account's mail address. An unproved link is deleted
     * when the account's epoch grows.
     */
    isProved: boolean('is_proved').notNull().default(false),
    linkedAt: instant('linked_at').notNull().defaultNow(),
    /** The LINE user has blocked our LINE account, as its webhook says: no message arrives. */
    isBlocked: boolean('is_blocked').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.provider, t.sub] })],
)

/** A pending OpenID Connect flow with LINE; the callback deletes the row, so that it is used once. */
export const lineFlow = pgTable(
  'line_flow',
  {
    /** SHA-256 of the `line` cookie's value. */
    idHash: bytes('id_hash').primaryKey(),
    /** SHA-256 of the OAuth `state` parameter. */
    stateHash: bytes('state_hash').notNull(),
    nonce: text().notNull(),
    /**
     * The PKCE code verifier; useless without the authorization code, which LINE gives to the same browser.
     */
    verifier: text().notNull(),
    /** LOG_IN or LINK. */
    purpose: text().notNull(),
    returnPath: text('return_path').notNull(),
    /** For LINK: the session whose account gets the identity; deleting it cancels the flow. */
    sessionId: uuid('session_id').references(() => session.id, { onDelete: 'cascade' }),
    /** The native app's PKCE challenge, when the log-in is to be handed over to its webview. */
    handoffChallenge: text('handoff_challenge'),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('line_flow_age').on(t.expiresAt)],
)

/** A log-in completed in the system browser, to be redeemed once by the app's webview. */
export const lineHandoff = pgTable(
  'line_handoff',
  {
    /** SHA-256 of the code. */
    codeHash: bytes('code_hash').primaryKey(),
    challenge: text().notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** The account's epoch when LINE authenticated the user. */
    epoch: integer().notNull().default(0),
    returnPath: text('return_path').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('line_handoff_age').on(t.expiresAt)],
)

import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { JWK } from 'jose'
import { bytes } from './bytes.ts'
import { instant } from './columns.ts'

export const account = pgTable(
  'account',
  {
    id: uuid().primaryKey().defaultRandom(),
    /**
     * Normalised (NFKC, lower case); what the doctor types as ユーザーID, for registered doctors their mail address. Null until given
     * by who came by LINE. An address nobody has proved may stand in several accounts and bars nobody.
     */
    loginId: text('login_id'),
    /** Null: no password set, only the linked log-in works. */
    passwordHash: text('password_hash'),
    /** The password before those that were set in the last days; null after a reset by mail, which ends what was before. */
    formerPasswordHash: text('former_password_hash'),
    /** When it stopped being the account's. */
    formerPasswordUntil: instant('former_password_until'),
    /** When the owner of the mail address opened a mailed link; null for an address nobody has confirmed. */
    mailConfirmedAt: instant('mail_confirmed_at'),
    /** The address that takes the place of `loginId` once it is confirmed. */
    pendingLoginId: text('pending_login_id'),
    /** Grows whenever everything begun on the account ends: what carries an earlier one is over. */
    epoch: integer().notNull().default(0),
    /** When a registration ends whose address nobody has proved; null for others. */
    lapsesAt: instant('lapses_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('account_login_id_owned')
      .on(t.loginId)
      .where(sql`${t.mailConfirmedAt} is not null or position('@' in ${t.loginId}) = 0`),
    index('account_login_id').on(t.loginId),
    index('account_lapsing')
      .on(t.lapsesAt)
      .where(sql`${t.lapsesAt} is not null`),
    check('account_lapsing_unproved', sql`${t.lapsesAt} is null or ${t.mailConfirmedAt} is null`),
  ],
)

export const session = pgTable(
  'session',
  {
    /** SHA-256 of the cookie value: the value itself is stored nowhere. */
    idHash: bytes('id_hash').primaryKey(),
    id: uuid().notNull().unique().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** The account's when the log-in was proved; a session of an earlier one has ended. */
    epoch: integer().notNull().default(0),
    /** PASSWORD or LINE. */
    authMethod: text('auth_method').notNull(),
    /** When the doctor last proved in this session who they are: sensitive changes ask for it to be recent. */
    authenticatedAt: instant('authenticated_at').notNull().defaultNow(),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (t) => [
    index('session_account')
      .on(t.accountId)
      .where(sql`${t.revokedAt} is null`),
  ],
)

/** A browser that has logged in to an account. Being known opens nothing; see `known-device.store.ts`. */
export const knownDevice = pgTable(
  'known_device',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** SHA-256 of the `__Host-device` cookie's value. */
    deviceHash: bytes('device_hash').notNull(),
    /** The account's when it logged in; known no more once that has grown. */
    epoch: integer().notNull(),
    firstSeenAt: instant('first_seen_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.deviceHash] })],
)

/** Failed and attempted log-ins counted per key (account or address) and window. */
export const loginAttempt = pgTable(
  'login_attempt',
  {
    key: text().notNull(),
    windowStart: instant('window_start').notNull(),
    attempts: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.key, t.windowStart] }), index('login_attempt_age').on(t.windowStart)],
)

/** Keys that sign our ID tokens; the public halves are what /.well-known/jwks.json shows. */
export const signingKey = pgTable('signing_key', {
  kid: text().primaryKey(),
  privateJwk: jsonb('private_jwk').$type<JWK>().notNull(),
  publicJwk: jsonb('public_jwk').$type<JWK>().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  retiredAt: instant('retired_at'),
})

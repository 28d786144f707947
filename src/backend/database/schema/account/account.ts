import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
  type PgColumn,
} from 'drizzle-orm/pg-core'
import type { JWK } from 'jose'
import { ACCOUNT_KIND, type AccountKind } from '../../../../domain/account/account-kind.ts'
import { bytes } from '../bytes.ts'
import { instant, isOneOf } from '../columns.ts'

export const account = pgTable(
  'account',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().$type<AccountKind>().notNull().default('DOCTOR'),
    /**
     * Normalised (NFKC, lower case): the ユーザーID, which is the mail address of a registered doctor. Null in an
     * account opened with LINE until its owner gives one. Unique only once confirmed, so that an unconfirmed
     * address in one account does not keep its real owner from registering.
     */
    loginId: text('login_id'),
    /** argon2. Null: no password set, only the linked identity (LINE) logs in. */
    passwordHash: text('password_hash'),
    /**
     * Hash of the password before the first change of the last 7 days (`TAKE_BACK_DAYS`); null after a reset
     * by mail, which invalidates earlier passwords.
     */
    formerPasswordHash: text('former_password_hash'),
    /** When that password was replaced. */
    formerPasswordUntil: instant('former_password_until'),
    /** When the owner of the mail address opened a mailed link; null for an address nobody has confirmed. */
    mailConfirmedAt: instant('mail_confirmed_at'),
    /** The address that replaces `loginId` once confirmed. */
    pendingLoginId: text('pending_login_id'),
    /**
     * Incremented to revoke sessions, devices and mailed links at once: rows with an earlier epoch are void.
     */
    epoch: integer().notNull().default(0),
    /** When a registration with an unconfirmed address expires and is deleted; null for other accounts. */
    lapsesAt: instant('lapses_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    isOneOf('account_kind_known', t.kind, ACCOUNT_KIND),
    // Target of the foreign keys of doctors, hospital members and staff: an account is one of the three.
    unique('account_of_kind').on(t.id, t.kind),
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

/** Constant column for `ofAccount`. */
export const accountKind = (kind: AccountKind) =>
  text('account_kind')
    .$type<AccountKind>()
    .notNull()
    .generatedAlwaysAs(sql.raw(`'${kind}'`))

/** Foreign key of a person's row to the account: refuses an account of another kind. */
export const ofAccount = (name: string, row: { accountId: PgColumn; accountKind: PgColumn }) =>
  foreignKey({
    name,
    columns: [row.accountId, row.accountKind],
    foreignColumns: [account.id, account.kind],
  })

export const session = pgTable(
  'session',
  {
    /** SHA-256 of the cookie's value, which is stored nowhere. */
    idHash: bytes('id_hash').primaryKey(),
    id: uuid().notNull().unique().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** The account's epoch at log-in; the session is revoked when the account's has grown. */
    epoch: integer().notNull().default(0),
    /** PASSWORD or LINE. */
    authMethod: text('auth_method').notNull(),
    /** The last authentication in this session; sensitive changes demand a recent one. */
    authenticatedAt: instant('authenticated_at').notNull().defaultNow(),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (t) => [
    // Ended ones too: an account's own data name them, and its deletion deletes them.
    index('session_of_account').on(t.accountId),
  ],
)

/** A browser that has logged in to an account. A known device has its own rate limit, and no other rights. */
export const knownDevice = pgTable(
  'known_device',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** SHA-256 of the `device` cookie's value. */
    deviceHash: bytes('device_hash').notNull(),
    /** The account's epoch at log-in; the device is forgotten when the account's has grown. */
    epoch: integer().notNull(),
    firstSeenAt: instant('first_seen_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.deviceHash] })],
)

/** Rate limits: attempts per key (hash of what is limited: log-in id, network, …) and fixed window. */
export const loginAttempt = pgTable(
  'login_attempt',
  {
    key: text().notNull(),
    windowStart: instant('window_start').notNull(),
    attempts: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.key, t.windowStart] }), index('login_attempt_age').on(t.windowStart)],
)

/** Keys that sign our ID tokens; `/.well-known/jwks.json` publishes the public halves. */
export const signingKey = pgTable('signing_key', {
  kid: text().primaryKey(),
  privateJwk: jsonb('private_jwk').$type<JWK>().notNull(),
  publicJwk: jsonb('public_jwk').$type<JWK>().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  retiredAt: instant('retired_at'),
})

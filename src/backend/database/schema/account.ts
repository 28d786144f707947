import { sql } from 'drizzle-orm'
import { customType, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { JWK } from 'jose'
import { instant } from './columns.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const account = pgTable('account', {
  id: uuid().primaryKey().defaultRandom(),
  /** Normalised (NFKC, lower case); what the doctor types as ユーザーID. */
  loginId: text('login_id').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})

export const session = pgTable(
  'session',
  {
    /** SHA-256 of the cookie value: the value itself is stored nowhere. */
    idHash: bytes('id_hash').primaryKey(),
    id: uuid().notNull().unique().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    authMethod: text('auth_method').notNull(),
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

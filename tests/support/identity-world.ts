import { createHash, randomBytes } from 'node:crypto'
import { and, asc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm'
import { createAccountService } from '#app/backend/account/account.service.ts'
import { createCallerService } from '#app/backend/account/caller.service.ts'
import { createCustomTokenMint } from '#app/backend/account/token/firebase.ts'
import { createIdTokens } from '#app/backend/account/token/id-token.ts'
import { createMailConfirmationService } from '#app/backend/account/mailbox/mail-confirmation.service.ts'
import { createOwnSessionsService } from '#app/backend/account/session/own-sessions.service.ts'
import { createPasswordResetService } from '#app/backend/account/password/password-reset.service.ts'
import { createPasswordService } from '#app/backend/account/password/password.service.ts'
import { createPasswordHashing } from '#app/backend/account/password/password.ts'
import { createProofOfMailboxService } from '#app/backend/account/mailbox/proof-of-mailbox.service.ts'
import { createRegisterService } from '#app/backend/account/register.service.ts'
import { createSigningKeys } from '#app/backend/account/token/signing-keys.ts'
import { hashOfSecret } from '#app/backend/account/session/session-cookie.ts'
import { findLiveSession } from '#app/backend/account/session/session.store.ts'
import { createTakeBackService } from '#app/backend/account/mailbox/take-back.service.ts'
import { createTokenVerifier } from '#app/backend/account/token/token-claims.ts'
import type { Database } from '#app/backend/database/client.ts'
import { account } from '#app/backend/database/schema/account/account.ts'
import { addressReturn } from '#app/backend/database/schema/account/address-return.ts'
import { lineIdentity } from '#app/backend/database/schema/account/line.ts'
import { mailOutbox } from '#app/backend/database/schema/account/mail.ts'
import { createLineLinkService } from '#app/backend/account/line/line-link.service.ts'
import { createLineSessions } from '#app/backend/account/line/line-session.service.ts'
import { NOW, ORIGIN } from './doctors.ts'

const PROVIDER = 'https://line.test'

// As cheap as argon2 gets: what is looked for does not depend on the cost.
const hashing = createPasswordHashing({ memoryCost: 8, timeCost: 1, parallelism: 1 })

const TOKEN_KINDS = ['confirm', 'reset', 'stop', 'take-back'] as const
export type TokenKind = (typeof TOKEN_KINDS)[number]

/** All that somebody may hold of a way into an account. */
export type Bag = {
  /** Whose mail they read. */
  addresses: string[]
  sub: string
  device: string
  sessions: string[]
  passwords: string[]
  idTokens: string[]
  handoffs: { code: string; verifier: string }[]
  /** Visits to LINE that are to end in a link. */
  visits: { secret: string; sessionId: string }[]
  tokens: Record<TokenKind, string[]>
}

let worlds = 0

/** The services of identity over a database, an owner and an attacker who share nothing, and a clock of their own. */
export function createIdentityWorld(database: Database) {
  worlds += 1
  let now = NOW
  let count = 0
  const clock = () => now
  const unique = () => `${worlds}-${(count += 1)}`
  const options = { database, hashing, clock, origin: ORIGIN, answerMs: 0 }
  const tokens = createIdTokens({ issuer: ORIGIN, keys: createSigningKeys(database, clock), clock })
  const verifyToken = createTokenVerifier(new Map([[ORIGIN, tokens.verify]]))
  const verifyCaller = createCallerService({ database, verifyToken, clock })
  const mintCustomToken = createCustomTokenMint(null, clock)
  const accounts = createAccountService({ ...options, tokens, verifyCaller, mintCustomToken })
  const passwords = createPasswordService(options)
  const resets = createPasswordResetService(options)
  const mails = createMailConfirmationService(options)
  const takingBack = createTakeBackService(options)
  const letters = { ...resets.letters, ...mails.letters, ...takingBack.letters }

  const bag = (name: string, addresses: string[]): Bag => ({
    addresses,
    sub: `${name}-${worlds}`,
    device: randomBytes(32).toString('base64url'),
    sessions: [],
    passwords: [],
    idTokens: [],
    handoffs: [],
    visits: [],
    tokens: { confirm: [], reset: [], stop: [], 'take-back': [] },
  })

  return {
    accounts,
    passwords,
    resets,
    mails,
    takingBack,
    verifyCaller,
    register: createRegisterService(options),
    proofs: createProofOfMailboxService(options),
    ownSessions: createOwnSessionsService(database, clock),
    line: createLineSessions({ database, clock }),
    links: createLineLinkService({ database, passwords, clock }),
    owner: bag('owner', [`owner-${worlds}@example.test`, `owner-too-${worlds}@example.test`]),
    attacker: bag('attacker', [`attacker-${worlds}@example.test`, `attacker-too-${worlds}@example.test`]),
    person: ({ sub }: Bag) => ({ provider: PROVIDER, sub }),
    newPassword: () => `umi-to-yama-${unique()}-x`,
    /** Nobody is kept waiting by counters: each try comes from elsewhere. */
    newNetworkAddress: () => `net-${unique()}`,
    newVerifier: () => {
      const verifier = randomBytes(32).toString('base64url')
      return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
    },
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },

    /** Opens the mails somebody has got since, as the mail worker writes them. */
    async readMail(reader: Bag): Promise<void> {
      const rows = await database
        .delete(mailOutbox)
        .where(inArray(mailOutbox.recipient, reader.addresses))
        .returning()
      for (const { kind, payload, recipient } of rows.sort((one, other) => one.id - other.id)) {
        const writer = Object.entries(letters).find(([name]) => name === kind)?.[1]
        const text = (await writer?.(payload, recipient))?.text ?? ''
        for (const found of text.matchAll(/\/login\/(confirm|reset|stop|take-back)#([\w-]{43})/g)) {
          const [, where, token = ''] = found
          const kind = TOKEN_KINDS.find((one) => one === where)
          if (kind) reader.tokens[kind].push(token)
        }
      }
    },

    /** The accounts that own one of somebody's addresses, the oldest first. */
    accountsOf: ({ addresses }: Bag) =>
      database
        .select({ id: account.id, loginId: account.loginId, pendingLoginId: account.pendingLoginId })
        .from(account)
        .where(and(inArray(account.loginId, addresses), isNotNull(account.mailConfirmedAt)))
        .orderBy(asc(account.createdAt)),

    /** The accounts that an address which was left may still take back. */
    async accountsToTakeBack({ addresses }: Bag): Promise<string[]> {
      const rows = await database
        .select({ accountId: addressReturn.accountId })
        .from(addressReturn)
        .where(
          and(
            inArray(addressReturn.address, addresses),
            isNull(addressReturn.usedAt),
            gt(addressReturn.expiresAt, now),
          ),
        )
      return rows.map(({ accountId }) => accountId)
    },

    /** The account a session opens; null when it opens none. */
    async openedBy(secret: string): Promise<string | null> {
      return (await findLiveSession(database, hashOfSecret(secret), now))?.accountId ?? null
    },

    /** The account of somebody's LINE; undefined when it has none. */
    async accountOfLine({ sub }: Bag): Promise<string | undefined> {
      const [row] = await database
        .select({ accountId: lineIdentity.accountId })
        .from(lineIdentity)
        .where(eq(lineIdentity.sub, sub))
      return row?.accountId
    },
  }
}

export type IdentityWorld = ReturnType<typeof createIdentityWorld>

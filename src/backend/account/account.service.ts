import { isReading } from '../../platform/server/once-in-read.server.ts'
import { together } from '../../platform/server/together.server.ts'
import type { Database } from '../database/client.ts'
import { beginLogIn, type Begun, type Browser, type HalfBegun } from './session/begin-session.ts'
import type { VerifyCaller } from '../rpc/rpc-method.ts'
import { CUSTOM_TOKEN_LIFE, type MintCustomToken } from './token/firebase.ts'
import { ID_TOKEN_LIFE, type IdTokens } from './token/id-token.ts'
import { findCandidates, type Candidate } from './login-id.store.ts'
import { normaliseLoginId } from './login-id.ts'
import { BUSY_SECONDS, type PasswordHashing } from './password/password.ts'
import { replacePasswordHash } from './password/password.store.ts'
import { hashOfSecret } from './session/session-cookie.ts'
import type { ReadWithSession } from './session/read-with-session.ts'
import {
  accountOfSession,
  findLiveSession,
  revokeSession,
  type LiveSession,
} from './session/session.store.ts'
import { throttleLogIn } from './throttle.ts'

export type LogIn = {
  loginId: string
  password: string
  /** The client's IP address, as our outer server saw it. */
  address: string
  browser: Browser
}

export type LogInAnswer =
  | { outcome: 'LOGGED_IN'; begun: Begun }
  /** The password was right, and the account has a second factor. */
  | { outcome: 'CODE_NEEDED'; begun: HalfBegun }
  | { outcome: 'WRONG_CREDENTIALS' }
  | { outcome: 'TOO_MANY_ATTEMPTS' | 'BUSY'; retryAfter: number }

export type AccountService = {
  /** Outcome and response time are the same for an unknown id and a wrong password, against enumeration. */
  logIn(attempt: LogIn): Promise<LogInAnswer>
  logOut(secret: string | null): Promise<void>
  hasSession(secret: string | null): Promise<boolean>
  /** Null without a valid session; `expiresIn` in seconds. */
  createIdToken(secret: string | null): Promise<{ idToken: string; expiresIn: number } | null>
  /**
   * The custom token for signing in to Firebase, for the session named by the bearer token or else by the
   * cookie. Null without a living session, and where this installation has no key to sign it with.
   */
  createFirebaseToken(by: {
    bearer: string | null
    secret: string | null
  }): Promise<{ customToken: string; expiresIn: number } | null>
}

/** No account has a longer login id. */
const LOGIN_ID_LENGTH = 254

type AccountServiceOptions = {
  database: Database
  tokens: IdTokens
  verifyCaller: VerifyCaller
  mintCustomToken: MintCustomToken
  hashing: PasswordHashing
  /** What a page reads with the session. */
  withSession?: readonly ReadWithSession[]
  clock: () => Date
}

/** Log-in, log-out and tokens. */
export function createAccountService({
  database,
  tokens,
  verifyCaller,
  mintCustomToken,
  hashing,
  withSession = [],
  clock,
}: AccountServiceOptions): AccountService {
  const liveSession = async (secret: string | null) =>
    secret === null ? null : findLiveSession(database, hashOfSecret(secret), clock())

  async function sessionOfPage(secret: string): Promise<LiveSession | null> {
    const accountId = accountOfSession(hashOfSecret(secret))
    const [session, ...keep] = await together(
      () => liveSession(secret),
      ...withSession.map((read) => () => read(accountId)),
    )
    if (session) for (const one of keep) one(session.accountId)
    return session
  }

  /**
   * Rehashes the password when the cost has been raised: a log-in is the only moment when the plain password
   * is known. When the hashing queue is full, the next log-in tries again.
   */
  async function renewHash(accountId: string, from: string, password: string): Promise<void> {
    const to = await hashing.hash(password)
    if (to !== null) await replacePasswordHash(database, { accountId, from, to })
  }

  /**
   * Finds the account of a login id and a password. For an unknown id one password is checked all the same,
   * for the same response time.
   */
  async function whoseIs(
    loginId: string,
    password: string,
    device: string | null,
  ): Promise<Candidate | 'WRONG' | 'BUSY'> {
    // A login id that is too long is looked up as an unknown one: every refusal costs the same.
    const asked = loginId.length <= LOGIN_ID_LENGTH ? loginId : ''
    const candidates = await findCandidates(database, { loginId: asked, device, now: clock() })
    if (candidates.length === 0) {
      return (await hashing.check(null, password)) === 'BUSY' ? 'BUSY' : 'WRONG'
    }
    for (const candidate of candidates) {
      const check = await hashing.check(candidate.passwordHash, password)
      if (check === 'BUSY') return 'BUSY'
      if (check === 'RIGHT') return candidate
    }
    return 'WRONG'
  }

  return {
    async logIn({ loginId: typed, password, address, browser }) {
      const now = clock()
      const loginId = normaliseLoginId(typed.slice(0, 2 * LOGIN_ID_LENGTH))
      const { device } = browser
      const { retryAfter, attemptKeys } = await throttleLogIn(database, { loginId, address, device, now })
      if (retryAfter !== null) return { outcome: 'TOO_MANY_ATTEMPTS', retryAfter }
      const found = await whoseIs(loginId, password, browser.device)
      if (found === 'BUSY') return { outcome: 'BUSY', retryAfter: BUSY_SECONDS }
      if (found === 'WRONG') return { outcome: 'WRONG_CREDENTIALS' }
      const { id: accountId, epoch, passwordHash, isOwned } = found
      if (passwordHash !== null && hashing.isOutdated(passwordHash)) {
        await renewHash(accountId, passwordHash, password)
      }
      const beginning = {
        accountId,
        epoch,
        authMethod: 'PASSWORD' as const,
        // Registering with an unconfirmed address does not reset the counters of its other registrations.
        attemptKeys: isOwned ? attemptKeys : [],
      }
      const begun = await database.transaction((tx) => beginLogIn(tx, { ...beginning, browser, now }))
      if (!begun) return { outcome: 'WRONG_CREDENTIALS' }
      return 'step' in begun ? { outcome: 'CODE_NEEDED', begun } : { outcome: 'LOGGED_IN', begun }
    },

    async logOut(secret) {
      if (secret !== null) await revokeSession(database, hashOfSecret(secret), clock())
    },

    hasSession: async (secret) => (await liveSession(secret)) !== null,

    async createIdToken(secret) {
      const session = await (secret !== null && isReading() ? sessionOfPage(secret) : liveSession(secret))
      if (!session) return null
      return { idToken: await tokens.sign(session.accountId, session.id), expiresIn: ID_TOKEN_LIFE }
    },

    async createFirebaseToken({ bearer, secret }) {
      const caller = await verifyCaller(bearer)
      const session = caller
        ? { id: caller.sessionId, accountId: caller.accountId }
        : await liveSession(secret)
      const customToken = session && (await mintCustomToken(session.accountId, session.id))
      return customToken ? { customToken, expiresIn: CUSTOM_TOKEN_LIFE } : null
    },
  }
}

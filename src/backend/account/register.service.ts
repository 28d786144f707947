import { isMailAddress } from '../../domain/mail-address.ts'
import { PASSWORD_PROBLEM } from '../../domain/password-problem.ts'
import type { Database } from '../database/client.ts'
import { beginSession, type Begun, type Browser } from './begin-session.ts'
import { normaliseLoginId } from './login-id.ts'
import { orderConfirmation } from './mail-confirmation.service.ts'
import { findPasswordProblem } from './password-policy.ts'
import { BUSY_SECONDS, hashInTurn } from './password.ts'
import {
  completeAccount,
  countInHour,
  insertAccount,
  isLoginIdTaken,
  isWithoutLoginId,
} from './register.store.ts'
import { hashOfSecret } from './session-cookie.ts'
import { findLiveSession } from './session.store.ts'
import { keyOf, minuteKey } from './throttle.ts'

export type Registering = {
  loginId: string
  password: string
  consent: boolean
  address: string
  browser: Browser
}

export type RegisterAnswer =
  /** Nothing begun: the session there is stays. */
  | { outcome: 'REGISTERED'; begun: Begun | null }
  | { outcome: 'ALREADY_REGISTERED' | 'INVALID_LOGIN_ID' | 'CONSENT_MISSING' }
  | { outcome: 'WEAK_PASSWORD'; reason: string }
  | { outcome: 'TOO_MANY_ATTEMPTS' | 'BUSY'; retryAfter: number }

/** Asking which addresses are taken must not be cheap, and a hospital's doctors share one network address. */
const PER_HOUR = 40

export type RegisterService = (registering: Registering) => Promise<RegisterAnswer>

/** The account of the session, if it came by LINE and still wants an address; there a password is a choice. */
async function findIncomplete(database: Database, secret: string | null, now: Date): Promise<string | null> {
  const session = secret === null ? null : await findLiveSession(database, hashOfSecret(secret), now)
  return session && (await isWithoutLoginId(database, session.accountId)) ? session.accountId : null
}

type Options = { database: Database; clock: () => Date; wakeMail: () => void }

/** Opens an account and its first session, or completes the one the session names; a mail asks whose address it is. */
export const createRegisterService =
  ({ database, clock, wakeMail }: Options): RegisterService =>
  async ({ loginId: typed, password, consent, address, browser }) => {
    const now = clock()
    const loginId = normaliseLoginId(typed.slice(0, 500))
    if (!isMailAddress(loginId)) return { outcome: 'INVALID_LOGIN_ID' }
    const incomplete = await findIncomplete(database, browser.current, now)
    const hasPassword = incomplete === null || password !== ''
    const problem = hasPassword ? await findPasswordProblem(password, loginId) : null
    if (problem) return { outcome: 'WEAK_PASSWORD', reason: PASSWORD_PROBLEM[problem] }
    if (!consent) return { outcome: 'CONSENT_MISSING' }
    if ((await countInHour(database, keyOf('register', address), now)) > PER_HOUR)
      return { outcome: 'TOO_MANY_ATTEMPTS', retryAfter: 3_600 - Math.floor((now.getTime() / 1_000) % 3_600) }
    if (await isLoginIdTaken(database, loginId)) return { outcome: 'ALREADY_REGISTERED' }
    const passwordHash = hasPassword ? await hashInTurn(password) : null
    if (hasPassword && passwordHash === null) return { outcome: 'BUSY', retryAfter: BUSY_SECONDS }
    if (incomplete !== null) {
      const completed = await database.transaction(async (tx) => {
        const isMade = await completeAccount(tx, { accountId: incomplete, loginId, passwordHash, now })
        if (isMade) await orderConfirmation(tx, { accountId: incomplete, address: loginId, now })
        return isMade
      })
      if (completed) wakeMail()
      return completed ? { outcome: 'REGISTERED', begun: null } : { outcome: 'ALREADY_REGISTERED' }
    }
    const begun = await database.transaction(async (tx) => {
      const accountId = await insertAccount(tx, { loginId, passwordHash, now })
      if (accountId === null) return null
      await orderConfirmation(tx, { accountId, address: loginId, now })
      const beginning = { accountId, authMethod: 'PASSWORD' as const, attemptKey: minuteKey(loginId) }
      return beginSession(tx, { ...beginning, browser, now })
    })
    if (begun === null) return { outcome: 'ALREADY_REGISTERED' }
    wakeMail()
    return { outcome: 'REGISTERED', begun }
  }

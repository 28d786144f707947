import { isMailAddress } from '../../domain/account/mail-address.ts'
import type { PasswordProblem } from '../../domain/account/password-problem.ts'
import type { Database } from '../database/client.ts'
import { lockForSession } from './session/account-end.service.ts'
import { beginSession, type Begun, type Browser } from './session/begin-session.ts'
import { isLoginIdOwned } from './login-id.store.ts'
import { normaliseLoginId } from './login-id.ts'
import { orderConfirmation } from './mailbox/mail-confirmation.service.ts'
import { findPasswordProblem } from './password/password-policy.ts'
import { BUSY_SECONDS, type PasswordHashing } from './password/password.ts'
import { completeAccount, findIncomplete, insertAccount, insertConsent } from './register.store.ts'
import { hashOfSecret } from './session/session-cookie.ts'
import { findLiveSession, type LiveSession } from './session/session.store.ts'
import { isMailboxFull, throttleRegistration } from './throttle.ts'

export type Registering = {
  loginId: string
  password: string
  consent: boolean
  address: string
  browser: Browser
}

export type RegisterAnswer =
  /** `begun` is null when the present session continues. */
  | { outcome: 'REGISTERED'; begun: Begun | null }
  /** Reports all problems at once; the outcome is the first. */
  | { outcome: 'ALREADY_REGISTERED' | 'CONSENT_MISSING'; isTaken?: boolean }
  | { outcome: 'INVALID_LOGIN_ID'; problem: PasswordProblem | null }
  | { outcome: 'WEAK_PASSWORD'; problem: PasswordProblem; isTaken: boolean }
  | { outcome: 'TOO_MANY_ATTEMPTS' | 'BUSY'; retryAfter: number }

export type RegisterService = (registering: Registering) => Promise<RegisterAnswer>

/** The session, if its account still lacks an address or the consent. */
async function findBegun(
  database: Database,
  secret: string | null,
  now: Date,
): Promise<{ session: LiveSession; loginId: string | null } | null> {
  const session = secret === null ? null : await findLiveSession(database, hashOfSecret(secret), now)
  const found = session && (await findIncomplete(database, session.accountId))
  return found && { session, loginId: found.loginId }
}

type Options = { database: Database; hashing: PasswordHashing; clock: () => Date }

/**
 * Inserts an account with its first session, or completes the account of the present session, and mails the
 * confirmation link.
 */
export const createRegisterService =
  ({ database, hashing, clock }: Options): RegisterService =>
  async ({ loginId: typed, password, consent, address, browser }) => {
    const now = clock()
    const begun = await findBegun(database, browser.current, now)
    // The account was created by a mailed link: its address is confirmed and its password set.
    if (begun && begun.loginId !== null) {
      if (!consent) return { outcome: 'CONSENT_MISSING' }
      await insertConsent(database, begun.session.accountId, now)
      return { outcome: 'REGISTERED', begun: null }
    }
    const loginId = normaliseLoginId(typed.slice(0, 500))
    // Accounts created by LINE need no password.
    const hasPassword = begun === null || password !== ''
    const problem = hasPassword ? await findPasswordProblem(password, loginId) : null
    if (!isMailAddress(loginId)) return { outcome: 'INVALID_LOGIN_ID', problem }
    // Rate limited before the outcome reveals whether the address is registered, together with other
    // problems.
    const retryAfter = await throttleRegistration(database, { address, now })
    if (retryAfter !== null) return { outcome: 'TOO_MANY_ATTEMPTS', retryAfter }
    const isTaken = await isLoginIdOwned(database, loginId)
    if (problem) return { outcome: 'WEAK_PASSWORD', problem, isTaken }
    if (!consent) return { outcome: 'CONSENT_MISSING', isTaken }
    if (isTaken) return { outcome: 'ALREADY_REGISTERED', isTaken }
    const passwordHash = hasPassword ? await hashing.hash(password) : null
    if (hasPassword && passwordHash === null) return { outcome: 'BUSY', retryAfter: BUSY_SECONDS }
    const isFlooded = await isMailboxFull(database, loginId, now)
    if (begun !== null) {
      const { accountId, epoch } = begun.session
      const completed = await database.transaction(async (tx) => {
        if (!(await lockForSession(tx, begun.session))) return false
        const isMade = await completeAccount(tx, { accountId, loginId, passwordHash, now })
        if (isMade && !isFlooded) await orderConfirmation(tx, { accountId, address: loginId, epoch, now })
        return isMade
      })
      return completed ? { outcome: 'REGISTERED', begun: null } : { outcome: 'ALREADY_REGISTERED' }
    }
    const opened = await database.transaction(async (tx) => {
      const accountId = await insertAccount(tx, { loginId, passwordHash, now })
      // Several registrations may name one address. The limit on mails locks nobody out: any link in the
      // mailbox confirms the address, and each registration can request another one.
      if (!isFlooded) await orderConfirmation(tx, { accountId, address: loginId, epoch: 0, now })
      const beginning = { accountId, epoch: 0, authMethod: 'PASSWORD' as const, attemptKeys: [] }
      return beginSession(tx, { ...beginning, browser, now })
    })
    return { outcome: 'REGISTERED', begun: opened }
  }

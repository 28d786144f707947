import { randomUUID } from 'node:crypto'
import type { PasswordProblem } from '../../../domain/account/password-problem.ts'
import type { Database, Executor } from '../../database/client.ts'
import { orderMail } from '../../mail/mail-order.service.ts'
import { endAllBegun, lockForSession } from '../session/account-end.service.ts'
import { clearAttempts } from '../attempt.store.ts'
import { beginSession, type Begun, type Browser } from '../session/begin-session.ts'
import { mailAddressOf } from '../../mail/mail-address.ts'
import { findPasswordProblem } from './password-policy.ts'
import { BUSY_SECONDS, type PasswordHashing } from './password.ts'
import { findAccountById, markAuthenticated, replacePasswordHash, type AccountRow } from './password.store.ts'
import { hashOfSecret } from '../session/session-cookie.ts'
import { findLiveSession } from '../session/session.store.ts'
import { storeFormerPassword } from '../mailbox/take-back.store.ts'
import { throttleOwn } from '../throttle.ts'

type Refused =
  | { outcome: 'WRONG_CREDENTIALS' | 'SIGNED_OUT' }
  | { outcome: 'TOO_MANY_ATTEMPTS' | 'BUSY'; retryAfter: number }

export type ReauthenticateAnswer = { outcome: 'REAUTHENTICATED' } | Refused

export type ChangePasswordAnswer =
  | { outcome: 'CHANGED'; begun: Begun }
  | { outcome: 'UNSUITABLE'; problem: PasswordProblem }
  | Refused

export type PasswordService = {
  /** Verifies the password and stores the time of authentication in the session. */
  reauthenticate(attempt: { secret: string | null; password: string }): Promise<ReauthenticateAnswer>
  /** Changes the password, revokes every session and starts a new one; returns its secret. */
  changePassword(attempt: { current: string; next: string; browser: Browser }): Promise<ChangePasswordAnswer>
}

type PasswordServiceOptions = {
  database: Database
  hashing: PasswordHashing
  clock: () => Date
}

/** Mails the doctor, if there is an address, that the password was changed. */
export async function announceChange(
  executor: Executor,
  { loginId, now }: { loginId: string | null; now: Date },
): Promise<void> {
  const recipient = mailAddressOf(loginId)
  if (!recipient) return
  const key = `password-changed:${randomUUID()}`
  const mail = { key, kind: 'PASSWORD_CHANGED', recipient, payload: { at: now.toISOString() } }
  await orderMail(executor, mail, now)
}

/** Re-authentication and change of the password. */
export function createPasswordService({ database, hashing, clock }: PasswordServiceOptions): PasswordService {
  async function whoIs(secret: string | null) {
    const session = secret === null ? null : await findLiveSession(database, hashOfSecret(secret), clock())
    const account = session && (await findAccountById(database, session.accountId))
    return account ? { session, account } : null
  }

  /** Counts an attempt against the rate limits and returns the counters to reset if the password is right. */
  async function check(
    { session, account }: { session: { id: string }; account: AccountRow },
    password: string,
  ): Promise<Refused | { outcome: 'RIGHT'; attemptKeys: readonly string[] }> {
    const throttled = await throttleOwn(database, { name: session.id, now: clock() })
    const { retryAfter, attemptKeys } = throttled
    if (retryAfter !== null) return { outcome: 'TOO_MANY_ATTEMPTS', retryAfter }
    const outcome = await hashing.check(account.passwordHash, password)
    if (outcome === 'BUSY') return { outcome, retryAfter: BUSY_SECONDS }
    return outcome === 'RIGHT' ? { outcome, attemptKeys } : { outcome: 'WRONG_CREDENTIALS' }
  }

  return {
    async reauthenticate({ secret, password }) {
      const who = await whoIs(secret)
      if (!who) return { outcome: 'SIGNED_OUT' }
      const checked = await check(who, password)
      if (checked.outcome !== 'RIGHT') return checked
      await markAuthenticated(database, who.session.id, clock())
      await clearAttempts(database, checked.attemptKeys)
      return { outcome: 'REAUTHENTICATED' }
    },

    async changePassword({ current, next, browser }) {
      const who = await whoIs(browser.current)
      if (!who) return { outcome: 'SIGNED_OUT' }
      const { id: accountId, loginId, passwordHash } = who.account
      // Checked first: a new password that is refused uses up no attempt at the current one.
      const problem = await findPasswordProblem(next, loginId)
      if (problem) return { outcome: 'UNSUITABLE', problem }
      if (current === '') return { outcome: 'WRONG_CREDENTIALS' }
      const checked = await check(who, current)
      if (checked.outcome !== 'RIGHT') return checked
      const { attemptKeys } = checked
      const to = await hashing.hash(next)
      if (to === null) return { outcome: 'BUSY', retryAfter: BUSY_SECONDS }
      const now = clock()
      const begun = await database.transaction(async (tx) => {
        if (!(await lockForSession(tx, who.session))) return null
        // Of two concurrent changes the second finds another hash than the one it has checked.
        if (!(await replacePasswordHash(tx, { accountId, from: passwordHash ?? '', to }))) return null
        await storeFormerPassword(tx, { accountId, hash: passwordHash, now })
        const kept = { sessionId: null, line: who.session.authMethod === 'LINE', device: browser.device }
        const epoch = await endAllBegun(tx, { accountId, kept, now })
        await announceChange(tx, { loginId, now })
        return beginSession(tx, { accountId, epoch, authMethod: 'PASSWORD', attemptKeys, browser, now })
      })
      if (!begun) return { outcome: 'WRONG_CREDENTIALS' }
      return { outcome: 'CHANGED', begun }
    },
  }
}

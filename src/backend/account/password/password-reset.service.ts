import { RESET_LINK_MINUTES } from '../../../domain/account/reset-link.ts'
import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { PasswordProblem } from '../../../domain/account/password-problem.ts'
import type { Database, Executor } from '../../database/client.ts'
import { orderMail } from '../../mail/mail-order.service.ts'
import type { LetterWriter } from '../../mail/letter.ts'
import { endAllBegun, NOTHING_KEPT } from '../session/account-end.service.ts'
import { endOtherClaims, findResetTarget, lockClaims, isLoginIdOwned } from '../login-id.store.ts'
import { normaliseLoginId } from '../login-id.ts'
import { linkState, type LinkState } from '../mailed-link.ts'
import { mailAddressOf } from '../../mail/mail-address.ts'
import { markMailConfirmed } from '../mailbox/mail-confirmation.store.ts'
import { changedLetter, resetLetter } from './password-letters.ts'
import { findPasswordProblem } from './password-policy.ts'
import { BUSY_SECONDS, type PasswordHashing } from './password.ts'
import { announceChange } from './password.service.ts'
import {
  findPasswordReset,
  insertPasswordReset,
  usePasswordReset,
  type ResetFor,
} from './password-reset.store.ts'
import { findAccountById, setPasswordHash } from './password.store.ts'
import { insertOwnedAccount } from '../register.store.ts'
import { hashOfSecret } from '../session/session-cookie.ts'
import { throttleKeyOf, resetThrottle, throttleReset } from '../throttle.ts'

export type ResetPasswordAnswer =
  | { outcome: 'RESET' | LinkState }
  | { outcome: 'UNSUITABLE'; problem: PasswordProblem }
  | { outcome: 'BUSY'; retryAfter: number }

export type PasswordResetService = {
  /** Outcome and response time are the same for known and unknown accounts. */
  request(wish: {
    loginId: string
    address: string
  }): Promise<{ outcome: 'REQUESTED' } | { outcome: 'TOO_MANY_ATTEMPTS'; retryAfter: number }>
  /**
   * Sets a new password by a single-use token, and revokes everything begun on the account. For an
   * unconfirmed address it inserts a new account, without data of the registrations with that address.
   */
  reset(attempt: { token: string; next: string }): Promise<ResetPasswordAnswer>
  /** The mails about passwords, by their kind. */
  letters: Readonly<Record<'PASSWORD_RESET' | 'PASSWORD_CHANGED', LetterWriter>>
}

type PasswordResetOptions = {
  database: Database
  hashing: PasswordHashing
  clock: () => Date
  origin: string
  answerMs?: number
}

/** Minimum response time, longer than the work for a known account. */
export const ANSWER_MS = 300
const LOGIN_ID_LENGTH = 254
const TOKEN = /^[\w-]{43}$/

type Reset = {
  tokenHash: Buffer
  accountId: string | null
  loginId: string
  passwordHash: string
  now: Date
}

/** The mailed link proves the mailbox: its user becomes the only owner of the address. */
async function resetIn(
  tx: Executor,
  { tokenHash, accountId: known, loginId, passwordHash, now }: Reset,
): Promise<boolean> {
  await lockClaims(tx, { address: loginId, accountId: known })
  const owner = known === null ? undefined : await findAccountById(tx, known)
  const isOthers = !owner?.mailConfirmedAt && (await isLoginIdOwned(tx, loginId))
  if (isOthers || (owner && owner.loginId !== loginId)) return false
  if (!(await usePasswordReset(tx, tokenHash, now))) return false
  const accountId = known ?? (await insertOwnedAccount(tx, { loginId, passwordHash, now }))
  if (known !== null) {
    await setPasswordHash(tx, accountId, passwordHash)
    await markMailConfirmed(tx, accountId, now)
    await endAllBegun(tx, { accountId, kept: NOTHING_KEPT, now })
  }
  await endOtherClaims(tx, { address: loginId, accountId })
  await resetThrottle(tx, loginId)
  await announceChange(tx, { loginId, now })
  return true
}

/** Orders the mail that leads to the first password of an account just made, in that transaction. */
export const orderFirstPassword = (
  tx: Executor,
  { accountId, recipient, now }: { accountId: string; recipient: string; now: Date },
): Promise<void> =>
  orderMail(
    tx,
    {
      key: `password-reset:${accountId}:0:first`,
      kind: 'PASSWORD_RESET',
      recipient,
      payload: { accountId, epoch: '0' },
    },
    now,
  )

/** Password reset by a mailed link. */
export function createPasswordResetService({
  database,
  hashing,
  clock,
  origin,
  answerMs = ANSWER_MS,
}: PasswordResetOptions): PasswordResetService {
  async function orderResetMail(loginId: string): Promise<void> {
    const now = clock()
    const target = await findResetTarget(database, loginId, now)
    const recipient = mailAddressOf(loginId)
    if (!target || !recipient) return
    const payload: Record<string, string> =
      target === 'UNPROVED' ? {} : { accountId: target.accountId, epoch: String(target.epoch) }
    const { accountId = throttleKeyOf('address', loginId), epoch = '0' } = payload
    await orderMail(
      database,
      {
        // Two requests within a minute order one mail.
        key: `password-reset:${accountId}:${epoch}:${Math.floor(now.getTime() / 60_000)}`,
        kind: 'PASSWORD_RESET',
        recipient,
        payload: target === 'UNPROVED' ? { address: recipient } : payload,
      },
      now,
    )
  }

  return {
    async request({ loginId: typed, address }) {
      const loginId = normaliseLoginId(typed.slice(0, 2 * LOGIN_ID_LENGTH)).slice(0, LOGIN_ID_LENGTH)
      const retryAfter = await throttleReset(database, { loginId, address, now: clock() })
      if (retryAfter !== null) return { outcome: 'TOO_MANY_ATTEMPTS', retryAfter }
      await Promise.all([orderResetMail(loginId), wait(answerMs)])
      return { outcome: 'REQUESTED' }
    },

    async reset({ token, next }) {
      const tokenHash = hashOfSecret(token)
      const link = TOKEN.test(token) ? await findPasswordReset(database, tokenHash) : undefined
      const state = linkState(link, clock())
      if (!link || state) return { outcome: state ?? 'LINK_UNKNOWN' }
      const loginId = link.address ?? link.loginId
      if (loginId === null) return { outcome: 'LINK_REPLACED' }
      const problem = await findPasswordProblem(next, loginId)
      if (problem) return { outcome: 'UNSUITABLE', problem }
      const passwordHash = await hashing.hash(next)
      if (passwordHash === null) return { outcome: 'BUSY', retryAfter: BUSY_SECONDS }
      const now = clock()
      const isReset = await database.transaction((tx) =>
        resetIn(tx, { tokenHash, accountId: link.accountId, loginId, passwordHash, now }),
      )
      if (!isReset) {
        return { outcome: linkState(await findPasswordReset(database, tokenHash), now) ?? 'LINK_REPLACED' }
      }
      return { outcome: 'RESET' }
    },

    letters: {
      PASSWORD_RESET: async ({ accountId, epoch = '0', address = '' }) => {
        const target: ResetFor =
          accountId === undefined
            ? { accountId: null, address, epoch: 0 }
            : { accountId, address: null, epoch: Number(epoch) }
        const owner = accountId === undefined ? undefined : await findAccountById(database, accountId)
        // The token is created when the mail is rendered; before, not even its hash is stored.
        const token = randomBytes(32).toString('base64url')
        const createdAt = clock()
        const expiresAt = new Date(createdAt.getTime() + RESET_LINK_MINUTES * 60_000)
        const isMade = await database.transaction((tx) =>
          insertPasswordReset(tx, { tokenHash: hashOfSecret(token), createdAt, expiresAt, ...target }),
        )
        return isMade ? resetLetter(origin, { token, isFirst: owner?.passwordHash === null }) : null
      },
      PASSWORD_CHANGED: async ({ at = '' }) => changedLetter(origin, at),
    },
  }
}

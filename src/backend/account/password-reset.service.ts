import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { PasswordProblem } from '../../domain/password-problem.ts'
import type { Database } from '../database/client.ts'
import { insertMail } from '../mail/mail-outbox.store.ts'
import type { LetterWriter } from '../mail/mail-worker.ts'
import { normaliseLoginId } from './login-id.ts'
import { mailAddressOf } from './mail-address.ts'
import { markMailConfirmed } from './mail-confirmation.store.ts'
import { revokeSessionsOf } from './own-sessions.store.ts'
import { changedLetter, RESET_LINK_MINUTES, resetLetter } from './password-letters.ts'
import { findPasswordProblem } from './password-policy.ts'
import { BUSY_SECONDS, hashInTurn } from './password.ts'
import { announceChange } from './password.service.ts'
import {
  findAccountById,
  findPasswordReset,
  insertPasswordReset,
  setPasswordHash,
  usePasswordReset,
  voidPasswordResets,
  type PasswordResetRow,
} from './password.store.ts'
import { hashOfSecret } from './session-cookie.ts'
import { clearAttempts, findAccount } from './session.store.ts'
import { minuteKey, throttleReset } from './throttle.ts'

type LinkState = 'LINK_USED' | 'LINK_EXPIRED' | 'LINK_REPLACED' | 'LINK_UNKNOWN'

export type ResetPasswordAnswer =
  | { outcome: 'RESET' | LinkState }
  | { outcome: 'UNSUITABLE'; problem: PasswordProblem }
  | { outcome: 'BUSY'; retryAfter: number }

export type PasswordResetService = {
  /** The answer and its time are the same whether there is such an account or not. */
  request(wish: {
    loginId: string
    address: string
  }): Promise<{ outcome: 'REQUESTED' } | { outcome: 'TOO_MANY_ATTEMPTS'; retryAfter: number }>
  /** Once per token. Ends all sessions of the account. */
  reset(attempt: { token: string; next: string }): Promise<ResetPasswordAnswer>
  /** The mails about passwords, by their kind. */
  letters: Readonly<Record<'PASSWORD_RESET' | 'PASSWORD_CHANGED', LetterWriter>>
}

type PasswordResetOptions = {
  database: Database
  clock: () => Date
  origin: string
  wakeMail: () => void
}

/** Longer than the work for an account takes, so that an account does not show by how long its answer takes. */
const ANSWER_MS = 300
const LOGIN_ID_LENGTH = 254
const TOKEN = /^[\w-]{43}$/

function linkState(link: PasswordResetRow | undefined, now: Date): LinkState | null {
  if (!link) return 'LINK_UNKNOWN'
  if (link.usedAt) return 'LINK_USED'
  if (link.voidedAt) return 'LINK_REPLACED'
  return link.expiresAt <= now ? 'LINK_EXPIRED' : null
}

/** A forgotten password: a link by mail, and by the link a new password. */
export function createPasswordResetService({
  database,
  clock,
  origin,
  wakeMail,
}: PasswordResetOptions): PasswordResetService {
  async function orderMail(loginId: string): Promise<void> {
    const account = await findAccount(database, loginId)
    const recipient = mailAddressOf(loginId)
    // Without a password there is nothing to forget: that account is entered by LINE.
    if (!account?.passwordHash || !recipient) return
    const now = clock()
    await insertMail(
      database,
      {
        // A second tap in the same minute is the same wish.
        key: `password-reset:${account.id}:${Math.floor(now.getTime() / 60_000)}`,
        kind: 'PASSWORD_RESET',
        recipient,
        payload: { accountId: account.id },
      },
      now,
    )
  }

  return {
    async request({ loginId: typed, address }) {
      const loginId = normaliseLoginId(typed.slice(0, 2 * LOGIN_ID_LENGTH)).slice(0, LOGIN_ID_LENGTH)
      const retryAfter = await throttleReset(database, { loginId, address, now: clock() })
      if (retryAfter !== null) return { outcome: 'TOO_MANY_ATTEMPTS', retryAfter }
      await Promise.all([orderMail(loginId), wait(ANSWER_MS)])
      wakeMail()
      return { outcome: 'REQUESTED' }
    },

    async reset({ token, next }) {
      const tokenHash = hashOfSecret(token)
      const link = TOKEN.test(token) ? await findPasswordReset(database, tokenHash) : undefined
      const state = linkState(link, clock())
      if (!link || state) return { outcome: state ?? 'LINK_UNKNOWN' }
      const { accountId, loginId } = link
      const problem = await findPasswordProblem(next, loginId)
      if (problem) return { outcome: 'UNSUITABLE', problem }
      const passwordHash = await hashInTurn(next)
      if (passwordHash === null) return { outcome: 'BUSY', retryAfter: BUSY_SECONDS }
      const now = clock()
      const isReset = await database.transaction(async (tx) => {
        if (!(await usePasswordReset(tx, tokenHash, now))) return false
        await setPasswordHash(tx, accountId, passwordHash)
        // The link came by mail.
        await markMailConfirmed(tx, accountId, now)
        await voidPasswordResets(tx, accountId, now)
        await revokeSessionsOf(tx, accountId, now)
        await clearAttempts(tx, minuteKey(loginId ?? accountId))
        await announceChange(tx, { loginId, now })
        return true
      })
      if (!isReset) {
        return { outcome: linkState(await findPasswordReset(database, tokenHash), now) ?? 'LINK_USED' }
      }
      wakeMail()
      return { outcome: 'RESET' }
    },

    letters: {
      PASSWORD_RESET: async ({ accountId = '' }) => {
        const account = await findAccountById(database, accountId)
        if (!account?.passwordHash) return null
        // Made only now: until it leaves in the mail, nothing but its hash is written anywhere.
        const token = randomBytes(32).toString('base64url')
        const createdAt = clock()
        const expiresAt = new Date(createdAt.getTime() + RESET_LINK_MINUTES * 60_000)
        await database.transaction((tx) =>
          insertPasswordReset(tx, { tokenHash: hashOfSecret(token), accountId, createdAt, expiresAt }),
        )
        return resetLetter(origin, token)
      },
      PASSWORD_CHANGED: async ({ at = '' }) => changedLetter(origin, at),
    },
  }
}

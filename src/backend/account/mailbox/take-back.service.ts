import { randomBytes, randomUUID } from 'node:crypto'
import type { PasswordProblem } from '../../../domain/account/password-problem.ts'
import type { Database, Executor } from '../../database/client.ts'
import { orderMail } from '../../mail/mail-order.service.ts'
import type { LetterWriter } from '../../mail/letter.ts'
import { endAllBegun, NOTHING_KEPT } from '../session/account-end.service.ts'
import { endOtherClaims, lockClaims, isLoginIdOwned } from '../login-id.store.ts'
import { linkState, type LinkState } from '../mailed-link.ts'
import { provedAddressOf } from '../../mail/mail-address.ts'
import { findAddresses, replaceAddress } from './mail-confirmation.store.ts'
import { addressChangedLetter, takenBackLetter } from './mail-letters.ts'
import { findPasswordProblem } from '../password/password-policy.ts'
import { announceChange } from '../password/password.service.ts'
import { setPasswordHash } from '../password/password.store.ts'
import { BUSY_SECONDS, type PasswordHashing } from '../password/password.ts'
import { hashOfSecret } from '../session/session-cookie.ts'
import {
  findAddressReturn,
  setAddressReturnToken,
  consumeAddressReturn,
  type AddressReturn,
} from './take-back.store.ts'
import { resetThrottle, throttleOwn } from '../throttle.ts'

export type TakeBackAnswer =
  | { outcome: 'TAKEN_BACK' | 'ALREADY_REGISTERED' | LinkState }
  /** Reports both problems at once. */
  | { outcome: 'WRONG_CREDENTIALS'; problem: PasswordProblem | null }
  | { outcome: 'UNSUITABLE'; problem: PasswordProblem }
  | { outcome: 'TOO_MANY_ATTEMPTS' | 'BUSY'; retryAfter: number }

export type TakingBack = { token: string; password: string; next: string }

export type TakeBackService = {
  /**
   * Recovers an account by its previous address: the token mailed there and a password of that time. Restores
   * the address, sets a new password and revokes everything begun since.
   */
  takeBack(attempt: TakingBack): Promise<TakeBackAnswer>
  letters: Readonly<Record<'MAIL_CHANGED' | 'MAIL_TAKEN_BACK', LetterWriter>>
}

const TOKEN = /^[\w-]{43}$/

type Options = {
  database: Database
  hashing: PasswordHashing
  clock: () => Date
  origin: string
}

/** Account recovery by the previous mail address. */
export function createTakeBackService(options: Options): TakeBackService {
  const { database, hashing, clock, origin } = options

  async function isOfThen({ passwordHashes }: AddressReturn, password: string): Promise<boolean | 'BUSY'> {
    for (const hash of passwordHashes) {
      const check = await hashing.check(hash, password)
      if (check === 'BUSY') return check
      if (check === 'RIGHT') return true
    }
    return false
  }

  return {
    async takeBack({ token, password, next }) {
      const tokenHash = hashOfSecret(token)
      const way = TOKEN.test(token) ? await findAddressReturn(database, tokenHash) : undefined
      const state = linkState(way, clock())
      if (!way || state) return { outcome: state ?? 'LINK_UNKNOWN' }
      const problem = await findPasswordProblem(next, way.address)
      const { retryAfter } = await throttleOwn(database, { name: way.id, now: clock() })
      if (retryAfter !== null) return { outcome: 'TOO_MANY_ATTEMPTS', retryAfter }
      const isRight = await isOfThen(way, password)
      if (isRight === false) return { outcome: 'WRONG_CREDENTIALS', problem }
      if (problem) return { outcome: 'UNSUITABLE', problem }
      const passwordHash = isRight === 'BUSY' ? null : await hashing.hash(next)
      if (passwordHash === null) return { outcome: 'BUSY', retryAfter: BUSY_SECONDS }
      const now = clock()
      const outcome = await database.transaction((tx) => takeBackIn(tx, { way, passwordHash, now }))
      if (outcome === null)
        return { outcome: linkState(await findAddressReturn(database, tokenHash), now) ?? 'LINK_REPLACED' }
      return { outcome }
    },

    letters: {
      MAIL_CHANGED: async ({ at = '', wayBack }) => {
        const token = randomBytes(32).toString('base64url')
        const isOpen =
          wayBack !== undefined &&
          (await setAddressReturnToken(database, {
            id: wayBack,
            tokenHash: hashOfSecret(token),
            now: clock(),
          }))
        return addressChangedLetter(origin, { at, token: isOpen ? token : null })
      },
      MAIL_TAKEN_BACK: async ({ at = '' }) => takenBackLetter(origin, at),
    },
  }
}

type Way = { way: AddressReturn; passwordHash: string; now: Date }

/** Null when the recovery is no longer possible. */
async function takeBackIn(
  tx: Executor,
  { way, passwordHash, now }: Way,
): Promise<'TAKEN_BACK' | 'ALREADY_REGISTERED' | null> {
  const { accountId, address } = way
  await lockClaims(tx, { address, accountId })
  const owner = await findAddresses(tx, accountId)
  if (!owner || owner.loginId === address) return null
  if (await isLoginIdOwned(tx, address)) return 'ALREADY_REGISTERED'
  if (!(await consumeAddressReturn(tx, way, now))) return null
  await replaceAddress(tx, { accountId, address, now })
  // Set the password first: `endAllBegun` unlinks an unproved LINE only from accounts with a password.
  await setPasswordHash(tx, accountId, passwordHash)
  await endAllBegun(tx, { accountId, kept: NOTHING_KEPT, now })
  await endOtherClaims(tx, { address, accountId })
  await resetThrottle(tx, address)
  await announceChange(tx, { loginId: address, now })
  const left = provedAddressOf(owner)
  if (left) {
    const mail = { key: `mail-taken-back:${randomUUID()}`, kind: 'MAIL_TAKEN_BACK', recipient: left }
    await orderMail(tx, { ...mail, payload: { at: now.toISOString() } }, now)
  }
  return 'TAKEN_BACK'
}

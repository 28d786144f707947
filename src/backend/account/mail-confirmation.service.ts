import { randomBytes } from 'node:crypto'
import { isMailAddress } from '../../domain/mail-address.ts'
import type { Database, Executor } from '../database/client.ts'
import { brokenConstraint } from '../database/statement-failure.ts'
import { insertMail } from '../mail/mail-outbox.store.ts'
import type { LetterWriter } from '../mail/mail-worker.ts'
import { normaliseLoginId } from './login-id.ts'
import { isMailUnconfirmed, mailAddressOf } from './mail-address.ts'
import {
  findAddresses,
  findMailConfirmation,
  insertMailConfirmation,
  markMailConfirmed,
  replaceAddress,
  setPendingAddress,
  useMailConfirmation,
  voidMailConfirmations,
} from './mail-confirmation.store.ts'
import { addressChangedLetter, CONFIRM_LINK_MINUTES, confirmLetter } from './mail-letters.ts'
import { voidPasswordResets } from './password.store.ts'
import { isRecentlyAuthenticated } from './re-authentication.ts'
import { isLoginIdTaken } from './register.store.ts'
import { hashOfSecret } from './session-cookie.ts'
import { findLiveSession } from './session.store.ts'
import { keyOf, throttleConfirmation } from './throttle.ts'

type TooMany = { outcome: 'TOO_MANY_ATTEMPTS'; retryAfter: number }
type LinkState = 'LINK_USED' | 'LINK_EXPIRED' | 'LINK_REPLACED' | 'LINK_UNKNOWN'

export type RequestConfirmationAnswer =
  | { outcome: 'REQUESTED' | 'NOTHING_TO_CONFIRM' | 'SIGNED_OUT' }
  | TooMany

export type ChangeAddressAnswer =
  | { outcome: 'REQUESTED' | 'UNCHANGED' | 'INVALID_LOGIN_ID' | 'ALREADY_REGISTERED' }
  | { outcome: 'NOT_PROVED' | 'SIGNED_OUT' }
  | TooMany

export type ConfirmAddressAnswer = 'CONFIRMED' | 'ALREADY_REGISTERED' | LinkState

type Asker = { secret: string | null; address: string }

export type MailConfirmationService = {
  /** Sends the link again, to the new address where one is waiting. */
  request(asker: Asker): Promise<RequestConfirmationAnswer>
  /** The address changes when the link sent to the new one is used, not before. */
  change(wish: Asker & { loginId: string }): Promise<ChangeAddressAnswer>
  /** Once per token; a new address takes the place of the old, whose owner hears of it. */
  confirm(token: string): Promise<ConfirmAddressAnswer>
  letters: Readonly<Record<'MAIL_CONFIRMATION' | 'MAIL_CHANGED', LetterWriter>>
}

const TOKEN = /^[\w-]{43}$/

/** Orders the mail with the link, in the transaction that opens the account or asks for another address. */
export async function orderConfirmation(
  executor: Executor,
  { accountId, address, now }: { accountId: string; address: string; now: Date },
): Promise<void> {
  await insertMail(
    executor,
    {
      // A second tap in the same minute is the same wish.
      key: `${keyOf('mail-confirmation', `${accountId} ${address}`)}:${Math.floor(now.getTime() / 60_000)}`,
      kind: 'MAIL_CONFIRMATION',
      recipient: address,
      payload: { accountId, address },
    },
    now,
  )
}

/** Thrown to undo what the transaction has done so far. */
class LinkGone extends Error {}

type Options = { database: Database; clock: () => Date; origin: string; wakeMail: () => void }

/** Whether an account's mail address is its owner's: a link by mail, when registering and for every new address. */
export function createMailConfirmationService({
  database,
  clock,
  origin,
  wakeMail,
}: Options): MailConfirmationService {
  const sessionOf = async (secret: string | null) =>
    secret === null ? null : findLiveSession(database, hashOfSecret(secret), clock())

  async function throttled(accountId: string, address: string): Promise<TooMany | null> {
    const retryAfter = await throttleConfirmation(database, { loginId: accountId, address, now: clock() })
    return retryAfter === null ? null : { outcome: 'TOO_MANY_ATTEMPTS', retryAfter }
  }

  async function linkState(tokenHash: Buffer, now: Date): Promise<LinkState | null> {
    const link = await findMailConfirmation(database, tokenHash)
    if (!link) return 'LINK_UNKNOWN'
    if (link.usedAt) return 'LINK_USED'
    if (link.voidedAt) return 'LINK_REPLACED'
    return link.expiresAt <= now ? 'LINK_EXPIRED' : null
  }

  async function confirmIn(tx: Executor, tokenHash: Buffer, now: Date): Promise<void> {
    const link = await findMailConfirmation(tx, tokenHash)
    // The account first, as those do who make links.
    const owner = link && (await findAddresses(tx, link.accountId, { lock: true }))
    if (!owner || !(await useMailConfirmation(tx, tokenHash, now))) throw new LinkGone()
    if (link.address === owner.loginId) {
      await markMailConfirmed(tx, owner.id, now)
      return
    }
    if (link.address !== owner.pendingLoginId) throw new LinkGone()
    await replaceAddress(tx, { accountId: owner.id, address: link.address, now })
    // Links that went to the old address open nothing any more.
    await voidPasswordResets(tx, owner.id, now)
    const recipient = mailAddressOf(owner.loginId)
    if (!recipient) return
    const key = `mail-changed:${tokenHash.toString('hex')}`
    await insertMail(tx, { key, kind: 'MAIL_CHANGED', recipient, payload: { at: now.toISOString() } }, now)
  }

  return {
    async request({ secret, address }) {
      const session = await sessionOf(secret)
      const owner = session && (await findAddresses(database, session.accountId))
      if (!owner) return { outcome: 'SIGNED_OUT' }
      const target = owner.pendingLoginId ?? (isMailUnconfirmed(owner) ? owner.loginId : null)
      if (target === null) return { outcome: 'NOTHING_TO_CONFIRM' }
      const wait = await throttled(owner.id, address)
      if (wait) return wait
      await orderConfirmation(database, { accountId: owner.id, address: target, now: clock() })
      wakeMail()
      return { outcome: 'REQUESTED' }
    },

    async change({ secret, loginId: typed, address }) {
      const session = await sessionOf(secret)
      const owner = session && (await findAddresses(database, session.accountId))
      // Who has no address yet gives the first one by registering.
      if (!session || !owner?.loginId) return { outcome: 'SIGNED_OUT' }
      const now = clock()
      if (!isRecentlyAuthenticated(session, now)) return { outcome: 'NOT_PROVED' }
      const next = normaliseLoginId(typed.slice(0, 500))
      if (!isMailAddress(next)) return { outcome: 'INVALID_LOGIN_ID' }
      if (next === owner.loginId) return { outcome: 'UNCHANGED' }
      // Before it is told whether an address is taken: asking must not be cheap.
      const wait = await throttled(owner.id, address)
      if (wait) return wait
      if (await isLoginIdTaken(database, next)) return { outcome: 'ALREADY_REGISTERED' }
      await database.transaction(async (tx) => {
        await setPendingAddress(tx, owner.id, next)
        await voidMailConfirmations(tx, { accountId: owner.id }, now)
        await orderConfirmation(tx, { accountId: owner.id, address: next, now })
      })
      wakeMail()
      return { outcome: 'REQUESTED' }
    },

    async confirm(token) {
      const now = clock()
      const tokenHash = hashOfSecret(token)
      const state = TOKEN.test(token) ? await linkState(tokenHash, now) : 'LINK_UNKNOWN'
      if (state) return state
      try {
        await database.transaction((tx) => confirmIn(tx, tokenHash, now))
      } catch (error) {
        if (error instanceof LinkGone) return (await linkState(tokenHash, now)) ?? 'LINK_REPLACED'
        // Somebody else registered with it since it was asked for.
        if (brokenConstraint(error) === 'account_login_id_unique') return 'ALREADY_REGISTERED'
        throw error
      }
      wakeMail()
      return 'CONFIRMED'
    },

    letters: {
      MAIL_CONFIRMATION: async ({ accountId = '', address = '' }) => {
        const owner = await findAddresses(database, accountId)
        const isNew = owner?.pendingLoginId === address
        if (!owner || !(isNew || (owner.loginId === address && isMailUnconfirmed(owner)))) return null
        // Made only now: until it leaves in the mail, nothing but its hash is written anywhere.
        const token = randomBytes(32).toString('base64url')
        const createdAt = clock()
        const expiresAt = new Date(createdAt.getTime() + CONFIRM_LINK_MINUTES * 60_000)
        await database.transaction((tx) =>
          insertMailConfirmation(tx, {
            tokenHash: hashOfSecret(token),
            accountId,
            address,
            createdAt,
            expiresAt,
          }),
        )
        return confirmLetter(origin, { token, isNew })
      },
      MAIL_CHANGED: async ({ at = '' }) => addressChangedLetter(origin, at),
    },
  }
}

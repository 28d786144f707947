import { randomBytes, randomUUID } from 'node:crypto'
import { isMailAddress } from '../../../domain/account/mail-address.ts'
import type { Database, Executor } from '../../database/client.ts'
import { orderMail } from '../../mail/mail-order.service.ts'
import type { LetterWriter } from '../../mail/letter.ts'
import { lockForSession } from '../session/account-end.service.ts'
import { isLoginIdOwned } from '../login-id.store.ts'
import { normaliseLoginId } from '../login-id.ts'
import { isMailUnconfirmed, provedAddressOf } from '../../mail/mail-address.ts'
import {
  findAddresses,
  insertMailConfirmation,
  setPendingAddress,
  voidMailConfirmations,
  type AddressRow,
  type NewLink,
} from './mail-confirmation.store.ts'
import { changeWishedLetter, CONFIRM_LINK_MINUTES, confirmLetter, STOP_LINK_HOURS } from './mail-letters.ts'
import { isRecentlyAuthenticated } from '../session/re-authentication.ts'
import { hashOfSecret } from '../session/session-cookie.ts'
import { findLiveSession } from '../session/session.store.ts'
import { throttleKeyOf, throttleConfirmation } from '../throttle.ts'

type TooMany = { outcome: 'TOO_MANY_ATTEMPTS'; retryAfter: number }

export type RequestConfirmationAnswer =
  | { outcome: 'REQUESTED' | 'NOTHING_TO_CONFIRM' | 'SIGNED_OUT' }
  | TooMany

export type ChangeAddressAnswer =
  | { outcome: 'REQUESTED' | 'UNCHANGED' | 'INVALID_LOGIN_ID' | 'ALREADY_REGISTERED' }
  | { outcome: 'NOT_PROVED' | 'SIGNED_OUT' }
  | TooMany

type Asker = { secret: string | null; address: string }

export type MailConfirmationService = {
  /** Mails the link again, to the pending address if there is one. */
  request(asker: Asker): Promise<RequestConfirmationAnswer>
  /**
   * Requests another address, which replaces the present one when the link mailed there is used. A warning is
   * mailed to the present one immediately.
   */
  change(wish: Asker & { loginId: string }): Promise<ChangeAddressAnswer>
  letters: Readonly<Record<'MAIL_CONFIRMATION' | 'MAIL_CHANGE_WISHED', LetterWriter>>
}

/**
 * Orders the mail with the link, in the transaction that inserts the account or stores the pending address.
 */
export async function orderConfirmation(
  executor: Executor,
  { accountId, address, epoch, now }: { accountId: string; address: string; epoch: number; now: Date },
): Promise<void> {
  await orderMail(
    executor,
    {
      // Two requests within a minute order one mail.
      key: `${throttleKeyOf('mail-confirmation', `${accountId} ${address} ${epoch}`)}:${Math.floor(now.getTime() / 60_000)}`,
      kind: 'MAIL_CONFIRMATION',
      recipient: address,
      payload: { accountId, address, epoch: String(epoch) },
    },
    now,
  )
}

/** Warns the present address, if confirmed; a link in the mail cancels the change. */
async function orderWarning(tx: Executor, { owner, now }: { owner: AddressRow; now: Date }): Promise<void> {
  const recipient = provedAddressOf(owner)
  if (!recipient) return
  const at = now.toISOString()
  const payload = { accountId: owner.id, address: recipient, epoch: String(owner.epoch), at }
  await orderMail(
    tx,
    { key: `mail-wish:${randomUUID()}`, kind: 'MAIL_CHANGE_WISHED', recipient, payload },
    now,
  )
}

type Options = { database: Database; clock: () => Date; origin: string }

/** Confirmation of mail addresses by a mailed link: after registration, and for every new address. */
export function createMailConfirmationService({ database, clock, origin }: Options): MailConfirmationService {
  const sessionOf = async (secret: string | null) =>
    secret === null ? null : findLiveSession(database, hashOfSecret(secret), clock())

  async function throttled(accountId: string, recipient: string, address: string): Promise<TooMany | null> {
    const wish = { accountId, recipient, address, now: clock() }
    const retryAfter = await throttleConfirmation(database, wish)
    return retryAfter === null ? null : { outcome: 'TOO_MANY_ATTEMPTS', retryAfter }
  }

  /** Creates the token of a link when the mail is rendered; before, not even its hash is stored. */
  async function mintLink(link: Omit<NewLink, 'tokenHash' | 'createdAt' | 'expiresAt'>, minutes: number) {
    const token = randomBytes(32).toString('base64url')
    const createdAt = clock()
    const expiresAt = new Date(createdAt.getTime() + minutes * 60_000)
    const tokenHash = hashOfSecret(token)
    const isMade = await database.transaction((tx) =>
      insertMailConfirmation(tx, { ...link, tokenHash, createdAt, expiresAt }),
    )
    return isMade ? token : null
  }

  return {
    async request({ secret, address }) {
      const session = await sessionOf(secret)
      const owner = session && (await findAddresses(database, session.accountId))
      if (!owner) return { outcome: 'SIGNED_OUT' }
      const target = owner.pendingLoginId ?? (isMailUnconfirmed(owner) ? owner.loginId : null)
      if (target === null) return { outcome: 'NOTHING_TO_CONFIRM' }
      const wait = await throttled(owner.id, target, address)
      if (wait) return wait
      await orderConfirmation(database, {
        accountId: owner.id,
        address: target,
        epoch: owner.epoch,
        now: clock(),
      })
      return { outcome: 'REQUESTED' }
    },

    async change({ secret, loginId: typed, address }) {
      const session = await sessionOf(secret)
      const owner = session && (await findAddresses(database, session.accountId))
      // The first address is set by registering.
      if (!session || !owner?.loginId) return { outcome: 'SIGNED_OUT' }
      const now = clock()
      if (!isRecentlyAuthenticated(session, now)) return { outcome: 'NOT_PROVED' }
      const next = normaliseLoginId(typed.slice(0, 500))
      if (!isMailAddress(next)) return { outcome: 'INVALID_LOGIN_ID' }
      if (next === owner.loginId) return { outcome: 'UNCHANGED' }
      // Rate limited before the outcome reveals whether an address is registered.
      const wait = await throttled(owner.id, next, address)
      if (wait) return wait
      if (await isLoginIdOwned(database, next)) return { outcome: 'ALREADY_REGISTERED' }
      const isNoted = await database.transaction(async (tx) => {
        if (!(await lockForSession(tx, session))) return false
        const { id: accountId, epoch } = owner
        await setPendingAddress(tx, accountId, next)
        await voidMailConfirmations(tx, { accountId }, now)
        await orderConfirmation(tx, { accountId, address: next, epoch, now })
        await orderWarning(tx, { owner, now })
        return true
      })
      if (!isNoted) return { outcome: 'SIGNED_OUT' }
      return { outcome: 'REQUESTED' }
    },

    letters: {
      MAIL_CONFIRMATION: async ({ accountId = '', address = '', epoch = '0' }) => {
        const owner = await findAddresses(database, accountId)
        const isNew = owner?.pendingLoginId === address
        if (!owner || !(isNew || (owner.loginId === address && isMailUnconfirmed(owner)))) return null
        const link = { accountId, address, epoch: Number(epoch), purpose: 'CONFIRM' as const }
        const token = await mintLink(link, CONFIRM_LINK_MINUTES)
        return token === null ? null : confirmLetter(origin, { token, isNew })
      },
      MAIL_CHANGE_WISHED: async ({ accountId = '', address = '', epoch = '0', at = '' }) => {
        const link = { accountId, address, epoch: Number(epoch), purpose: 'STOP' as const }
        const token = await mintLink(link, STOP_LINK_HOURS * 60)
        return token === null ? null : changeWishedLetter(origin, { token, at })
      },
    },
  }
}

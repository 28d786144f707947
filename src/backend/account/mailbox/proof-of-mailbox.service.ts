import type { Database, Executor } from '../../database/client.ts'
import { orderMail } from '../../mail/mail-order.service.ts'
import { endAllBegun, lockForSession, NOTHING_KEPT } from '../session/account-end.service.ts'
import type { Browser } from '../session/begin-session.ts'
import { endOtherClaims, lockClaims, isLoginIdOwned } from '../login-id.store.ts'
import type { LinkState } from '../mailed-link.ts'
import { isMailUnconfirmed, provedAddressOf } from '../../mail/mail-address.ts'
import {
  findAddresses,
  findMailLink,
  markLineProved,
  markMailConfirmed,
  replaceAddress,
  useMailConfirmation,
  type AddressRow,
} from './mail-confirmation.store.ts'
import { BUSY_SECONDS, type PasswordHashing } from '../password/password.ts'
import { findAccountById } from '../password/password.store.ts'
import { hashOfSecret } from '../session/session-cookie.ts'
import { findLiveSession, type LiveSession } from '../session/session.store.ts'
import { insertAddressReturn } from './take-back.store.ts'
import { throttleLogIn } from '../throttle.ts'

export type ConfirmAddressAnswer =
  /** NOT_PROVED: the request has neither a session of the account nor its password. */
  | { outcome: 'CONFIRMED' | 'ALREADY_REGISTERED' | 'NOT_PROVED' | 'WRONG_CREDENTIALS' | LinkState }
  | { outcome: 'TOO_MANY_ATTEMPTS' | 'BUSY'; retryAfter: number }

export type Confirming = { token: string; password: string; address: string; browser: Browser }

export type ProofOfMailboxService = {
  /**
   * Confirms an address by a single-use mailed token, which proves the mailbox, together with a session or
   * password, which proves the account. So the reader of a mail gets neither a stranger's registration nor
   * the account of a doctor who mistyped the address.
   */
  confirm(confirming: Confirming): Promise<ConfirmAddressAnswer>
  /**
   * Cancels a change of the address, by the link in the warning to the present address, and revokes
   * everything else begun on the account.
   */
  stop(token: string): Promise<'STOPPED' | LinkState>
}

const TOKEN = /^[\w-]{43}$/

const isAsking = (owner: AddressRow, address: string) =>
  owner.pendingLoginId === address || (owner.loginId === address && isMailUnconfirmed(owner))

type Prover = { accountId: string; session: LiveSession | null; device: string | null }

type Options = { database: Database; hashing: PasswordHashing; clock: () => Date }

/** Confirmation and cancellation by links in mails about addresses. */
export function createProofOfMailboxService(options: Options): ProofOfMailboxService {
  const { database, hashing, clock } = options

  async function bySession(address: string, { current, device }: Browser): Promise<Prover | null> {
    const session = current === null ? null : await findLiveSession(database, hashOfSecret(current), clock())
    const owner = session && (await findAddresses(database, session.accountId))
    return owner && isAsking(owner, address) ? { accountId: owner.id, session, device } : null
  }

  async function byPassword(
    accountId: string,
    { password, address, browser }: Confirming,
  ): Promise<Prover | Exclude<ConfirmAddressAnswer, { outcome: 'CONFIRMED' }>> {
    const owner = await findAccountById(database, accountId)
    const loginId = owner?.loginId ?? accountId
    const { device } = browser
    const { retryAfter } = await throttleLogIn(database, { loginId, address, device, now: clock() })
    if (retryAfter !== null) return { outcome: 'TOO_MANY_ATTEMPTS', retryAfter }
    const check = await hashing.check(owner?.passwordHash ?? null, password)
    if (check === 'BUSY') return { outcome: 'BUSY', retryAfter: BUSY_SECONDS }
    if (check === 'WRONG') return { outcome: 'WRONG_CREDENTIALS' }
    return { accountId, session: null, device }
  }

  return {
    async confirm(confirming) {
      const { token, password, browser } = confirming
      const tokenHash = hashOfSecret(token)
      const lookUp = () => findMailLink(database, { tokenHash, purpose: 'CONFIRM', now: clock() })
      const found = TOKEN.test(token) ? await lookUp() : { state: 'LINK_UNKNOWN' as const }
      if (found.state !== null) return { outcome: found.state }
      const { address, accountId } = found.link
      const prover =
        (await bySession(address, browser)) ?? (password ? await byPassword(accountId, confirming) : null)
      // The same link may have been used concurrently.
      if (prover === null) return { outcome: (await lookUp()).state ?? 'NOT_PROVED' }
      if ('outcome' in prover) return prover
      const outcome = await database.transaction((tx) =>
        confirmIn(tx, { tokenHash, address, prover, now: clock() }),
      )
      if (outcome === null) return { outcome: (await lookUp()).state ?? 'LINK_REPLACED' }
      return { outcome }
    },

    async stop(token) {
      const tokenHash = hashOfSecret(token)
      const lookUp = () => findMailLink(database, { tokenHash, purpose: 'STOP', now: clock() })
      const found = TOKEN.test(token) ? await lookUp() : { state: 'LINK_UNKNOWN' as const }
      if (found.state !== null) return found.state
      const { accountId } = found.link
      const isStopped = await database.transaction(async (tx) => {
        await lockClaims(tx, { address: found.link.address, accountId })
        if (!(await useMailConfirmation(tx, tokenHash, clock()))) return false
        await endAllBegun(tx, { accountId, kept: NOTHING_KEPT, now: clock() })
        return true
      })
      return isStopped ? 'STOPPED' : ((await lookUp()).state ?? 'LINK_REPLACED')
    },
  }
}

type Proof = { tokenHash: Buffer; address: string; prover: Prover; now: Date }

/** Null when the link is no longer valid, or the account no longer requests the address. */
async function confirmIn(
  tx: Executor,
  { tokenHash, address, prover, now }: Proof,
): Promise<'CONFIRMED' | 'ALREADY_REGISTERED' | null> {
  const { accountId, session, device } = prover
  await lockClaims(tx, { address, accountId })
  const owner = await findAddresses(tx, accountId)
  if (!owner || !isAsking(owner, address)) return null
  if (session && !(await lockForSession(tx, session))) return null
  if (await isLoginIdOwned(tx, address)) return 'ALREADY_REGISTERED'
  if (!(await useMailConfirmation(tx, tokenHash, now))) return null
  const left = provedAddressOf(owner)
  const wayBack = left ? await insertAddressReturn(tx, accountId, now) : null
  if (owner.loginId === address) await markMailConfirmed(tx, accountId, now)
  else await replaceAddress(tx, { accountId, address, now })
  await endOtherClaims(tx, { address, accountId })
  if (owner.mailConfirmedAt === null) await markLineProved(tx, accountId)
  const kept = { sessionId: session?.id ?? null, line: session?.authMethod === 'LINE', device }
  await endAllBegun(tx, { accountId, kept, now })
  if (left) {
    const key = `mail-changed:${tokenHash.toString('hex')}`
    const payload = { at: now.toISOString(), ...(wayBack === null ? {} : { wayBack }) }
    await orderMail(tx, { key, kind: 'MAIL_CHANGED', recipient: left, payload }, now)
  }
  return 'CONFIRMED'
}

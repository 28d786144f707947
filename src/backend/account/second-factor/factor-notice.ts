import { randomUUID } from 'node:crypto'
import type { Executor } from '../../database/client.ts'
import { orderMail } from '../../mail/mail-order.service.ts'
import { provedAddressOf } from '../../mail/mail-address.ts'
import { findAccountById } from '../password/password.store.ts'
import type { FactorMail } from './factor-letters.ts'

type Telling = {
  accountId: string
  kind: FactorMail
  now: Date
  left?: number
  /** One mail for everything that has the same key. */
  key?: string
}

/** Mails the owner what happened to the second factor, if the address is confirmed. */
export async function orderFactorMail(
  tx: Executor,
  { accountId, kind, now, left, key = `factor:${randomUUID()}` }: Telling,
): Promise<void> {
  const owner = await findAccountById(tx, accountId)
  const recipient = owner && provedAddressOf(owner)
  if (!recipient) return
  const payload = {
    at: now.toISOString(),
    side: owner.kind,
    ...(left !== undefined && { left: String(left) }),
  }
  await orderMail(tx, { key, kind, recipient, payload }, now)
}

const WINDOW_MS = 15 * 60_000

/** Tells the owner of wrong codes after a right password or LINE, once in a quarter of an hour. */
export const tellOfWrongCode = (tx: Executor, accountId: string, now: Date): Promise<void> =>
  orderFactorMail(tx, {
    accountId,
    kind: 'FACTOR_CODE_WRONG',
    now,
    key: `factor-wrong:${accountId}:${Math.floor(now.getTime() / WINDOW_MS)}`,
  })

type Told = Exclude<FactorMail, 'FACTOR_RESET' | 'FACTOR_CODE_WRONG'>

/** Puts on record what an owner did with the factor: of every hospital of the owner's, and of our staff. */
export type RecordFactor = (
  tx: Executor,
  event: { accountId: string; event: Told; now: Date },
) => Promise<void>

/** What the owner did with the factor: by mail, and on record. */
export async function tellOfFactor(
  tx: Executor,
  record: RecordFactor,
  telling: Telling & { kind: Told },
): Promise<void> {
  await orderFactorMail(tx, telling)
  const { accountId, kind, now } = telling
  await record(tx, { accountId, event: kind, now })
}

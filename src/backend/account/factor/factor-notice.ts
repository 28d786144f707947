import { randomUUID } from 'node:crypto'
import type { Executor } from '../../database/client.ts'
import { recordFactorEvent } from '../../hospital/factor-event.service.ts'
import { recordOwnFactor } from '../../staff/own-factor.service.ts'
import { orderMail } from '../../mail/mail-order.service.ts'
import { provedAddressOf } from '../mailbox/mail-address.ts'
import { findAccountById } from '../passwords/password.store.ts'
import type { FactorMail } from './factor-letters.ts'

type Telling = { accountId: string; kind: FactorMail; now: Date; left?: number }

/** Mails the owner what happened to the second factor, if the address is confirmed. */
export async function orderFactorMail(tx: Executor, { accountId, kind, now, left }: Telling): Promise<void> {
  const owner = await findAccountById(tx, accountId)
  const recipient = owner && provedAddressOf(owner)
  if (!recipient) return
  const payload = {
    at: now.toISOString(),
    side: owner.kind,
    ...(left !== undefined && { left: String(left) }),
  }
  await orderMail(tx, { key: `factor:${randomUUID()}`, kind, recipient, payload }, now)
}

/** What the owner did with the factor: by mail, and in the record of every hospital of the owner's or of our staff. */
export async function tellOfFactor(
  tx: Executor,
  telling: Telling & { kind: Exclude<FactorMail, 'FACTOR_RESET'> },
): Promise<void> {
  await orderFactorMail(tx, telling)
  const { accountId, kind, now } = telling
  await recordFactorEvent(tx, { accountId, event: kind, now })
  await recordOwnFactor(tx, { accountId, event: kind, now })
}

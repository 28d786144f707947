import { mailAddressOf } from '../mail/mail-address.ts'
import type { Executor } from '../database/client.ts'
import { orderMails } from '../mail/mail-order.service.ts'
import { findMembers } from './member.store.ts'

type MemberMails = {
  hospitalId: number
  /** The idempotency key of the cause; each member has a mail of its own. */
  key: string
  kind: string
  payload: Record<string, string>
  now: Date
}

/** Orders a mail to each member of a hospital, in the transaction of its cause. */
export async function mailMembers(
  tx: Executor,
  { hospitalId, key, kind, payload, now }: MemberMails,
): Promise<void> {
  const members = await findMembers(tx, hospitalId)
  const mails = members.flatMap(({ memberId, address }) => {
    const recipient = mailAddressOf(address)
    return recipient === null ? [] : [{ key: `${key}:${memberId}`, kind, recipient, payload }]
  })
  await orderMails(tx, mails, now)
}

import { mailAddressOf } from '../../mail/mail-address.ts'
import type { Executor } from '../../database/client.ts'
import { orderMails } from '../../mail/mail-order.service.ts'
import { STAFF_JOINS_MAIL, STAFF_LEFT_MAIL } from './member-letters.ts'
import { findMailboxes } from './staff-member.store.ts'

type News = {
  kind: typeof STAFF_JOINS_MAIL | typeof STAFF_LEFT_MAIL
  /** Whom it is about; who leaves is told as well. */
  staffId: string
  /** Who did it. */
  by: string
  now: Date
}

/** Tells every member of our staff by mail who comes or goes, so that nobody changes the staff unseen. */
export async function tellMembers(tx: Executor, { kind, staffId, by, now }: News): Promise<void> {
  const mailboxes = await findMailboxes(tx, staffId)
  const at = now.toISOString()
  const mails = mailboxes.flatMap(({ accountId, loginId }) => {
    const recipient = mailAddressOf(loginId)
    if (!recipient || (kind === STAFF_JOINS_MAIL && accountId === staffId)) return []
    return [{ key: `${kind}:${staffId}:${at}:${accountId}`, kind, recipient, payload: { staffId, by, at } }]
  })
  await orderMails(tx, mails, now)
}

import type { ContactTopic } from '../../domain/contact/contact.ts'
import { mailAddressOf } from '../mail/mail-address.ts'
import { isContactFlood, isMailboxFull, throttleContact } from '../account/throttle.ts'
import type { Database, Executor } from '../database/client.ts'
import { inTransaction } from '../database/statement-failure.ts'
import { orderMail } from '../mail/mail-order.service.ts'
import { keyReused } from '../rpc/rpc-error.ts'
import { CONTACT_RECEIVED_MAIL } from './contact-letters.ts'
import { deleteContact, findContactByKey, findPerson, insertContact } from './contact.store.ts'

export type ContactRequest = { key: string; topic: ContactTopic; name: string; mail: string; body: string }

type SendContact = { accountId: string | null; address: string; request: ContactRequest; now: Date }

type SendAnswer = { outcome: 'RECEIVED'; id: string } | { outcome: 'TOO_MANY'; retryAfter: number }

/** Name and address of an account's owner, to fill in the form; empty for a visitor. */
export async function findSender(database: Database, accountId: string | null) {
  const person = accountId && (await findPerson(database, accountId))
  return { name: (person && person.name) || '', mail: (person && mailAddressOf(person.loginId)) || '' }
}

async function earlier(tx: Executor, { accountId, request }: SendContact): Promise<SendAnswer> {
  const found = await findContactByKey(tx, request.key)
  // Taken back by its sender's limit while this one waited.
  if (!found) throw new Error('a contact disappeared')
  const { topic, name, mail, body } = request
  const isSame =
    found.accountId === accountId &&
    found.topic === topic &&
    found.name === name &&
    found.mail === mail &&
    found.body === body
  if (!isSame) throw keyReused()
  return { outcome: 'RECEIVED', id: found.id }
}

async function send(tx: Executor, command: SendContact): Promise<SendAnswer> {
  const { accountId, address, request, now } = command
  const person = accountId && (await findPerson(tx, accountId))
  // Written first: the same question sent at once waits here and counts once.
  const id = await insertContact(tx, {
    ...request,
    accountId,
    sender: person ? person.kind : 'VISITOR',
    sentAt: now,
  })
  if (id === null) return earlier(tx, command)
  const { mail } = request
  const retryAfter = await throttleContact(tx, { accountId, address, now })
  if (retryAfter !== null) {
    await deleteContact(tx, id)
    return { outcome: 'TOO_MANY', retryAfter }
  }
  // In a flood of strangers, and of a mailbox that many write to, each is stored and none is confirmed by mail: the address
  // may be somebody else's.
  const isFlood = accountId === null && (await isContactFlood(tx, now))
  if (!isFlood && !(await isMailboxFull(tx, mail.toLowerCase(), now)))
    await orderMail(
      tx,
      {
        key: `contact-received:${id}`,
        kind: CONTACT_RECEIVED_MAIL,
        recipient: mail,
        payload: { contactId: id },
      },
      now,
    )
  return { outcome: 'RECEIVED', id }
}

/** Stores a question to our staff and mails its number. Idempotent by key. */
export const sendContact = (database: Database, command: SendContact) =>
  inTransaction(database, (tx) => send(tx, command))

import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { hrefOf } from '../../platform/address.ts'
import { toOneClickUnsubscribe, toUnsubscribe } from '../../platform/addresses.ts'
import type { Database } from '../database/client.ts'
import { defineJob, type Job } from '../jobs/job.ts'
import type { Letter, LetterWriter } from './letter.ts'
import { findMail, markSent } from './mail-outbox.store.ts'
import { MAIL_JOB } from './mail-order.service.ts'

export type SendMail = (
  mail: Omit<Letter, 'about'> & {
    recipient: string
    /** What stands before the `@` of the Message-ID; the sender's domain follows. */
    messageId: string
    /** URL of the one-click unsubscription (RFC 8058). */
    unsubscribe?: string
  },
) => Promise<void>

type MailJobOptions = {
  database: Database
  clock: () => Date
  /** The app's public origin. */
  origin: string
  send: SendMail
  letters: Readonly<Record<string, LetterWriter>>
  /** Called with the token of a mail that can be stopped, before it is sent. */
  keepStop: (token: string) => Promise<void>
}

/** The same at every attempt, so that a mail that arrives twice is recognised. */
const messageIdOf = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 32)

/** A mail of a kind, with the two ways to stop such mails: by the mail program, and by a page. */
function stoppable({ about, ...letter }: Letter, origin: string, token: string) {
  if (!about) return letter
  const page = `${origin}${hrefOf(toUnsubscribe(token))}`
  return {
    ...letter,
    text: `${letter.text}\n「${about}」のメールを止める: ${page}`,
    unsubscribe: `${origin}${hrefOf(toOneClickUnsubscribe(token))}`,
  }
}

/** Sends a mail at least once, and not again once `sent_at` is set. */
export function createMailJob({ database, clock, origin, send, letters, keepStop }: MailJobOptions): Job {
  async function deliver(mailId: number): Promise<void> {
    const mail = await findMail(database, mailId)
    if (!mail || mail.sentAt) return
    const { key, kind, recipient, payload, token } = mail
    const write = letters[kind]
    if (!write) throw new Error(`nobody writes mails of the kind ${kind}`)
    const letter = await write(payload, recipient)
    if (letter?.about) await keepStop(token)
    if (letter) await send({ ...stoppable(letter, origin, token), recipient, messageId: messageIdOf(key) })
    await markSent(database, mailId, clock())
  }

  return defineJob({
    name: MAIL_JOB,
    data: v.object({ mailId: v.number() }),
    handle: async (items) => {
      for (const { mailId } of items) await deliver(mailId)
    },
    together: 1,
    pollSeconds: 1,
    // Longer than the transport waits for a server, so that a slow mail is not sent twice.
    expireSeconds: 90,
    // Ten attempts are spread over half an hour.
    retry: { times: 9, firstSeconds: 5, longestSeconds: 600 },
  })
}

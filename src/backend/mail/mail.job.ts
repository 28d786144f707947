import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { Database } from '../database/client.ts'
import { defineJob, type Job } from '../jobs/job.ts'
import type { Letter, LetterWriter } from './letter.ts'
import { findMail, markSent } from './mail-outbox.store.ts'
import { MAIL_JOB } from './mail-order.service.ts'

export type SendMail = (mail: Letter & { recipient: string; messageId: string }) => Promise<void>

type MailJobOptions = {
  database: Database
  clock: () => Date
  send: SendMail
  letters: Readonly<Record<string, LetterWriter>>
}

/** The same Message-ID at every attempt, so that a mail that arrives twice is recognised. */
const messageIdOf = (key: string) =>
  `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@mail.dp-work.invalid>`

/** Sends a mail at least once, and not again once `sent_at` is set. */
export function createMailJob({ database, clock, send, letters }: MailJobOptions): Job {
  async function deliver(mailId: number): Promise<void> {
    const mail = await findMail(database, mailId)
    if (!mail || mail.sentAt) return
    const { key, kind, recipient, payload } = mail
    const write = letters[kind]
    if (!write) throw new Error(`nobody writes mails of the kind ${kind}`)
    const letter = await write(payload, recipient)
    if (letter) await send({ ...letter, recipient, messageId: messageIdOf(key) })
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

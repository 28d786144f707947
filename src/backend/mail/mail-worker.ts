import { createHash } from 'node:crypto'
import type { Database } from '../database/client.ts'
import { createWorkLoop, type WorkLoop } from '../work-loop.ts'
import {
  deleteSentBefore,
  findNextAttempt,
  markFailed,
  markSent,
  takeMails,
  type WaitingMail,
} from './mail-outbox.store.ts'

/** A plain text mail. */
export type Letter = { subject: string; text: string }

export type SendMail = (mail: Letter & { recipient: string; messageId: string }) => Promise<void>

/** Words of one kind of mail, made when it is sent; null when it has become pointless. */
export type LetterWriter = (payload: Record<string, string>) => Promise<Letter | null>

/** Started, it sends what becomes due. */
export type MailWorker = WorkLoop & {
  /** Sends what is due now, and says how many mails it took. */
  sendDue(): Promise<number>
}

export type MailWorkerOptions = {
  database: Database
  clock: () => Date
  send: SendMail
  letters: Readonly<Record<string, LetterWriter>>
  /** Hears of every mail given up, and of outages. */
  report: (error: unknown, context: Record<string, unknown>) => void
}

const BATCH = 10
const ATTEMPTS = 10
/** Longer than the transport waits for a server, so that a slow mail is not sent twice. */
const LEASE_MS = 120_000
/** How long one that was written by another process, or left by a dead one, may lie. */
const LOOK_MS = 10_000
const SOON_MS = 100
const DAY_MS = 86_400_000
const KEPT_DAYS = 30

/** 1 s, 3 s, 9 s … at most 10 minutes: ten attempts are spread over half an hour. */
const backoff = (attempts: number) => Math.min(600_000, 1_000 * 3 ** (attempts - 1))

/** The same at every attempt: who gets a mail twice can tell that it is one. */
const messageIdOf = (key: string) =>
  `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@mail.dp-work.invalid>`

/** Empties the outbox: at least once, in no fixed order, by as many processes as there are. */
export function createMailWorker({ database, clock, send, letters, report }: MailWorkerOptions): MailWorker {
  let tidiedAt = 0

  async function deliver(mail: WaitingMail): Promise<void> {
    const { id, key, kind, recipient, payload, attempts } = mail
    try {
      const write = letters[kind]
      if (!write) throw new Error(`nobody writes mails of the kind ${kind}`)
      const letter = await write(payload)
      if (letter) await send({ ...letter, recipient, messageId: messageIdOf(key) })
    } catch (error) {
      const isLast = attempts >= ATTEMPTS
      const now = clock()
      await markFailed(database, id, {
        error: (error instanceof Error ? error.message : String(error)).slice(0, 500),
        again: isLast ? null : new Date(now.getTime() + backoff(attempts)),
        now,
      })
      if (isLast) report(error, { mail: id, kind })
      return
    }
    await markSent(database, id, clock())
  }

  async function sendDue(): Promise<number> {
    const mails = await takeMails(database, { now: clock(), leaseMs: LEASE_MS, limit: BATCH })
    await Promise.all(mails.map(deliver))
    return mails.length
  }

  async function tidy(): Promise<void> {
    const now = clock().getTime()
    if (now - tidiedAt < DAY_MS) return
    tidiedAt = now
    await deleteSentBefore(database, new Date(now - KEPT_DAYS * DAY_MS))
  }

  async function round(isOver: () => boolean): Promise<number> {
    while ((await sendDue()) === BATCH && !isOver());
    await tidy()
    const next = await findNextAttempt(database)
    return next ? Math.min(LOOK_MS, Math.max(SOON_MS, next.getTime() - clock().getTime())) : LOOK_MS
  }

  const loop = createWorkLoop({
    round,
    againAfterMs: LOOK_MS,
    onError: (error) => report(error, { worker: 'mail' }),
  })
  return { sendDue, ...loop }
}

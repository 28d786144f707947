import { and, eq, isNull, lt, min, sql } from 'drizzle-orm'
import type { Executor } from '../database/client.ts'
import { mailOutbox } from '../database/schema/mail.ts'

export type NewMail = {
  /** One mail per key, however often its cause is told. */
  key: string
  kind: string
  recipient: string
  payload: Record<string, string>
}

/** Rows of one statement. */
const ROWS = 1_000

export type WaitingMail = NewMail & { id: number; attempts: number }

/** Puts a mail into the outbox, in the transaction that causes it. One with a known key is there already. */
export const insertMail = (executor: Executor, mail: NewMail, now: Date): Promise<void> =>
  insertMails(executor, [{ ...mail, due: now }], now)

/** Many mails, each with the instant it is to be sent. */
export async function insertMails(
  executor: Executor,
  mails: readonly (NewMail & { due: Date })[],
  now: Date,
): Promise<void> {
  for (let from = 0; from < mails.length; from += ROWS) {
    const rows = mails
      .slice(from, from + ROWS)
      .map(({ due, ...mail }) => ({ ...mail, createdAt: now, nextAttemptAt: due }))
    await executor.insert(mailOutbox).values(rows).onConflictDoNothing({ target: mailOutbox.key })
  }
}

/**
 * Takes mails that are due, each for one caller only until `leaseMs` is over: whoever dies while sending leaves them to
 * others. One statement, so that no connection is held while a mail server thinks.
 */
export async function takeMails(
  executor: Executor,
  { now, leaseMs, limit }: { now: Date; leaseMs: number; limit: number },
): Promise<WaitingMail[]> {
  const due = sql`select ${mailOutbox.id} from ${mailOutbox}
    where ${mailOutbox.sentAt} is null and ${mailOutbox.deadAt} is null and ${mailOutbox.nextAttemptAt} <= ${now}
    order by ${mailOutbox.nextAttemptAt} limit ${limit} for update skip locked`
  return executor
    .update(mailOutbox)
    .set({ attempts: sql`${mailOutbox.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + leaseMs) })
    .where(sql`${mailOutbox.id} in (${due})`)
    .returning({
      id: mailOutbox.id,
      key: mailOutbox.key,
      kind: mailOutbox.kind,
      recipient: mailOutbox.recipient,
      payload: mailOutbox.payload,
      attempts: mailOutbox.attempts,
    })
}

export async function markSent(executor: Executor, id: number, now: Date): Promise<void> {
  await executor.update(mailOutbox).set({ sentAt: now, lastError: null }).where(eq(mailOutbox.id, id))
}

/** When to try again, or null to give up. */
export async function markFailed(
  executor: Executor,
  id: number,
  { error, again, now }: { error: string; again: Date | null; now: Date },
): Promise<void> {
  await executor
    .update(mailOutbox)
    .set({ lastError: error, ...(again ? { nextAttemptAt: again } : { deadAt: now }) })
    .where(and(eq(mailOutbox.id, id), isNull(mailOutbox.sentAt)))
}

/** When the next mail is due; null when none waits. */
export async function findNextAttempt(executor: Executor): Promise<Date | null> {
  const [row] = await executor
    .select({ at: min(mailOutbox.nextAttemptAt) })
    .from(mailOutbox)
    .where(and(isNull(mailOutbox.sentAt), isNull(mailOutbox.deadAt)))
  return row?.at ?? null
}

/** Mails that were sent long ago: an address is not kept longer than it is of use. */
export async function deleteSentBefore(executor: Executor, before: Date): Promise<void> {
  await executor.delete(mailOutbox).where(lt(mailOutbox.sentAt, before))
}

import { eq, sql } from 'drizzle-orm'
import type { Executor } from '../database/client.ts'
import { mailOutbox } from '../database/schema/mail.ts'
import { putJob } from '../jobs/job.sql.ts'

export type NewMail = {
  /** One mail per key, however often its cause is told. */
  key: string
  kind: string
  recipient: string
  payload: Record<string, string>
}

export type Mail = NewMail & { sentAt: Date | null }

/** The name of the job that sends a mail. */
export const MAIL_JOB = 'mail'

/** Rows of one statement. */
const ROWS = 1_000

/** Orders a mail in the transaction that causes it. One with a known key is ordered already. */
export const insertMail = (executor: Executor, mail: NewMail, now: Date): Promise<void> =>
  insertMails(executor, [mail], now)

/** Many mails, each as soon as possible or at the instant it is due: a row and its job, in one statement. */
export async function insertMails(
  executor: Executor,
  mails: readonly (NewMail & { due?: Date })[],
  now: Date,
): Promise<void> {
  for (let from = 0; from < mails.length; from += ROWS) {
    const chunk = mails.slice(from, from + ROWS)
    const dues = JSON.stringify(
      Object.fromEntries(chunk.flatMap(({ key, due }) => (due ? [[key, due]] : []))),
    )
    const written = executor.$with('written').as(
      executor
        .insert(mailOutbox)
        .values(chunk.map(({ due: _due, ...mail }) => ({ ...mail, createdAt: now })))
        .onConflictDoNothing({ target: mailOutbox.key })
        .returning({ id: mailOutbox.id, key: mailOutbox.key }),
    )
    const data = sql`jsonb_build_object('mailId', ${written.id})`
    const due = sql`(${dues}::jsonb ->> ${written.key})::timestamptz`
    await executor
      .with(written)
      .select({ put: putJob(MAIL_JOB, data, due) })
      .from(written)
  }
}

export async function findMail(executor: Executor, id: number): Promise<Mail | undefined> {
  const [mail] = await executor.select().from(mailOutbox).where(eq(mailOutbox.id, id))
  return mail
}

export async function markSent(executor: Executor, id: number, now: Date): Promise<void> {
  await executor.update(mailOutbox).set({ sentAt: now }).where(eq(mailOutbox.id, id))
}

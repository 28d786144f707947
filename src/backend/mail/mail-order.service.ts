import { eq, sql } from 'drizzle-orm'
import { mailAddressOf } from './mail-address.ts'
import type { Executor } from '../database/client.ts'
import { account } from '../database/schema/account/account.ts'
import { doctor } from '../database/schema/doctor/doctor.ts'
import { mailOutbox } from '../database/schema/account/mail.ts'
import { putJob } from '../jobs/job.sql.ts'

export type NewMail = {
  /** The idempotency key: one mail per key. */
  key: string
  kind: string
  recipient: string
  payload: Record<string, string>
}

/** The name of the job that sends a mail. */
export const MAIL_JOB = 'mail'

/** Rows per statement. */
const ROWS = 1_000

/** Orders a mail in the transaction of its cause. A key that is known has been ordered already. */
export const orderMail = (executor: Executor, mail: NewMail, now: Date): Promise<void> =>
  orderMails(executor, [mail], now)

/** Orders many mails, each for now or for its due time: rows and jobs by one statement. */
export async function orderMails(
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

type DoctorMail = {
  doctorId: string
  /** The idempotency key: one mail per key. */
  key: string
  kind: string
  payload: Record<string, string>
  now: Date
}

/** Orders a mail to a doctor in the transaction of its cause. None without an address. */
export async function orderDoctorMail(tx: Executor, { doctorId, now, ...mail }: DoctorMail): Promise<void> {
  const [owner] = await tx
    .select({ loginId: account.loginId })
    .from(doctor)
    .innerJoin(account, eq(account.id, doctor.accountId))
    .where(eq(doctor.id, doctorId))
  const recipient = mailAddressOf(owner?.loginId ?? null)
  if (recipient) await orderMail(tx, { ...mail, recipient }, now)
}

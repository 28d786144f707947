import { eq } from 'drizzle-orm'
import { mailAddressOf } from '../account/mailbox/mail-address.ts'
import type { Executor } from '../database/client.ts'
import { account } from '../database/schema/account.ts'
import { doctor } from '../database/schema/doctor.ts'
import { insertMail } from './mail-outbox.store.ts'

type DoctorMail = {
  doctorId: string
  /** What the mail is about: one mail, however often it is ordered. */
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
  if (recipient) await insertMail(tx, { ...mail, recipient }, now)
}

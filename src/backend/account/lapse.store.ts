import { and, eq, isNull, lte, notExists } from 'drizzle-orm'
import type { Executor } from '../database/client.ts'
import { account } from '../database/schema/account.ts'
import { doctor } from '../database/schema/doctor.ts'

/**
 * Ends registrations whose address nobody has proved in time, with all that was typed. They are worth nothing from that
 * instant on, whenever this comes. A registration that was handed in has become a doctor's and stays.
 */
export async function deleteLapsed(executor: Executor, now: Date): Promise<number> {
  const doctors = executor.select({ id: doctor.id }).from(doctor).where(eq(doctor.accountId, account.id))
  const ended = await executor
    .delete(account)
    .where(and(lte(account.lapsesAt, now), isNull(account.mailConfirmedAt), notExists(doctors)))
    .returning({ id: account.id })
  return ended.length
}

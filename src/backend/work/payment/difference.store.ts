import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull } from 'drizzle-orm'
import { dueDays, paydayOf, type PaydayRule } from '../../../domain/money/payday.ts'
import { tokyoDay } from '../../../domain/text/tokyo-time.ts'
import type { Executor } from '../../database/client.ts'
import { workPayment } from '../../database/schema/work/payment.ts'

type Changed = {
  work: {
    workId: string
    doctorId: string
    hospitalId: number
    terms: { payment: { payday: PaydayRule | null } }
  }
  /** The report by which the work was paid. */
  since: number
  /** By how much its pay differs now, in whole yen; not 0. */
  yen: number
  now: Date
}

/**
 * Keeps what was paid of a work as it was paid, once its report says something else; more pay becomes a line of its own,
 * due on the payday that the agreed rule gives to the day of the agreement. The caller must hold the lock of the doctor,
 * and has written the report that counts now. Answers the payday of the difference; null where there is none.
 */
export async function insertDifference(
  executor: Executor,
  { work: { workId, doctorId, hospitalId, terms }, since, yen, now }: Changed,
): Promise<string | null> {
  await executor
    .update(workPayment)
    .set({ reportNumber: since })
    .where(and(eq(workPayment.id, workId), isNotNull(workPayment.paymentId)))
  if (yen <= 0) return null
  const { payday } = terms.payment
  const due = dueDays(payday && paydayOf({ start: now, end: now }, payday))
  await executor.insert(workPayment).values({
    id: randomUUID(),
    ...{ workId, doctorId, hospitalId, sinceNumber: since, agreedOn: tokyoDay(now) },
    ...due,
  })
  return due.payday
}

import type { TermsSnapshot } from '../../../domain/listing/terms/terms-snapshot.ts'
import { dueDays, paydayOfWork } from '../../../domain/money/payday.ts'
import { tokyoDay } from '../../../domain/text/tokyo-time.ts'
import type { Executor } from '../../database/client.ts'
import { workPayment } from '../../database/schema/work/payment.ts'

/** A confirmed work, or the compensation for a cancelled one, is to be paid by its terms. What is there stays. */
export async function openPayments(executor: Executor, works: readonly Owed[]): Promise<void> {
  if (works.length === 0) return
  const rows = works.map(({ workId, doctorId, hospitalId, compensation, ...agreed }) => {
    return {
      ...{ id: workId, workId, doctorId, hospitalId, ...dueDays(paydayOfWork(agreed)) },
      ...(compensation && { compensationYen: compensation.yen, cancelledOn: tokyoDay(compensation.at) }),
    }
  })
  await executor.insert(workPayment).values(rows).onConflictDoNothing()
}

export type Owed = {
  workId: string
  doctorId: string
  hospitalId: number
  plannedStart: Date
  plannedEnd: Date
  terms: TermsSnapshot
  /** Of a work that the hospital has cancelled, with the instant of the cancellation. */
  compensation?: { yen: number; at: Date } | undefined
}

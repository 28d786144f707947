import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { dueDays, paydayOfWork } from '../../../domain/money/payday.ts'
import type { Executor } from '../client.ts'
import { application, work } from '../schema/work/application.ts'
import { workPayment } from '../schema/work/payment.ts'

/** Rows of one statement. */
const BATCH = 1_000

/** Below every id of a work. */
const FIRST = '00000000-0000-0000-0000-000000000000'

/**
 * Gives unpaid works the due day of their agreed terms where the version before could not read it. May be repeated; works
 * whose terms name no day stay without one, and their hospital finds them in its inbox.
 */
export async function readDueDays(executor: Executor): Promise<void> {
  for (let after: string | undefined = FIRST; after !== undefined;) {
    const rows = await executor
      .select({
        workId: work.id,
        plannedStart: work.plannedStart,
        plannedEnd: work.plannedEnd,
        terms: application.terms,
      })
      .from(workPayment)
      .innerJoin(work, eq(work.id, workPayment.workId))
      .innerJoin(application, eq(application.id, work.applicationId))
      .where(
        and(
          isNull(workPayment.payday),
          isNull(workPayment.paymentId),
          isNull(workPayment.sinceNumber),
          gt(workPayment.workId, after),
        ),
      )
      .orderBy(asc(workPayment.workId))
      .limit(BATCH)
    for (const { workId, ...agreed } of rows) {
      const payday = paydayOfWork(agreed)
      if (payday)
        await executor
          .update(workPayment)
          .set(dueDays(payday))
          .where(and(eq(workPayment.id, workId), isNull(workPayment.payday)))
    }
    after = rows.at(BATCH - 1)?.workId
  }
}

import { and, inArray, lte } from 'drizzle-orm'
import type { Database, Executor } from '../../database/client.ts'
import type { measuredDue } from '../../database/schema/doctor/performance.ts'

/** A table of marks; all have the same columns. */
type Due = typeof measuredDue

/** Hospitals of one transaction. */
const AT_ONCE = 50

/** Takes the marks of up to `limit` hospitals whose figures are due, and names these hospitals. */
async function takeDue(executor: Executor, due: Due, now: Date, limit: number): Promise<number[]> {
  const next = executor
    .select({ id: due.hospitalId })
    .from(due)
    .where(lte(due.dueAt, now))
    .groupBy(due.hospitalId)
    .orderBy(due.hospitalId)
    .limit(limit)
  const taken = await executor
    .delete(due)
    .where(and(lte(due.dueAt, now), inArray(due.hospitalId, next)))
    .returning({ id: due.hospitalId })
  return [...new Set(taken.map(({ id }) => id))]
}

/**
 * Counts again what is due, some hospitals at a time, each time in one transaction with their marks: a figure always
 * equals a full count, and an outage leaves nothing behind.
 */
export async function recountDue(
  database: Database,
  { due, now }: { due: Due; now: Date },
  recount: (tx: Executor, hospitalIds: number[]) => Promise<void>,
): Promise<void> {
  for (let taken = AT_ONCE; taken === AT_ONCE;) {
    taken = await database.transaction(async (tx) => {
      const hospitalIds = await takeDue(tx, due, now, AT_ONCE)
      if (hospitalIds.length > 0) await recount(tx, hospitalIds)
      return hospitalIds.length
    })
  }
}

import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../../database/client.ts'
import { work } from '../../database/schema/work/application.ts'
import { payment, workPayment } from '../../database/schema/work/payment.ts'

/** The doctors of works of one hospital, each once, and how many of the works there are. */
export async function findDoctorsOfWorks(executor: Executor, hospitalId: number, workIds: readonly string[]) {
  const rows = await executor
    .select({ doctorId: work.doctorId })
    .from(work)
    .where(and(eq(work.hospitalId, hospitalId), inArray(work.id, [...workIds])))
  return { doctorIds: [...new Set(rows.map(({ doctorId }) => doctorId))], count: rows.length }
}

const isLine = (workIds: readonly string[]) => inArray(workPayment.workId, [...workIds])

/** Payments that hold no work any more. */
const dropEmpty = (executor: Executor, ids: readonly string[]) =>
  ids.length === 0
    ? undefined
    : executor
        .delete(payment)
        .where(
          and(
            inArray(payment.id, [...ids]),
            sql`not exists (select from ${workPayment} where ${workPayment.paymentId} = ${payment.id})`,
          ),
        )

/**
 * Puts works and compensations, which have their rows, into a new payment; works become PAID. What the doctor alone had
 * marked moves over. The caller must hold the lock of the doctor.
 */
export async function insertPayment(
  executor: Executor,
  row: typeof payment.$inferInsert & { id: string },
  { workIds, left }: { workIds: readonly string[]; left: readonly string[] },
): Promise<void> {
  await executor.insert(payment).values(row)
  await executor.update(workPayment).set({ paymentId: row.id, enteredYen: null }).where(isLine(workIds))
  await executor
    .update(work)
    .set({ state: 'PAID' })
    .where(and(inArray(work.id, [...workIds]), eq(work.state, 'CONFIRMED')))
  await dropEmpty(executor, left)
}

type TakenOut = {
  paymentIds: readonly string[]
  workIds: readonly string[]
  /** The tax that the hospital had entered, to be kept with one of the works. */
  entered?: { workId: string; yen: number } | undefined
}

/** Takes works out of their payment, which goes once it is empty. The caller must hold the lock of the doctor. */
export async function takeOut(executor: Executor, { paymentIds, workIds, entered }: TakenOut): Promise<void> {
  await executor.update(workPayment).set({ paymentId: null, receivedAt: null }).where(isLine(workIds))
  if (entered)
    await executor
      .update(workPayment)
      .set({ enteredYen: entered.yen })
      .where(eq(workPayment.workId, entered.workId))
  await executor
    .update(work)
    .set({ state: 'CONFIRMED' })
    .where(and(inArray(work.id, [...workIds]), eq(work.state, 'PAID')))
  await dropEmpty(executor, paymentIds)
}

/** The doctor has the pay of these works, or has not after all; what was noted before stays. */
export async function setReceived(
  executor: Executor,
  workIds: readonly string[],
  receivedAt: Date | null,
): Promise<void> {
  const isOther = receivedAt === null ? isNotNull(workPayment.receivedAt) : isNull(workPayment.receivedAt)
  await executor
    .update(workPayment)
    .set({ receivedAt })
    .where(and(isLine(workIds), isOther))
}

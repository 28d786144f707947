import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Executor } from '../../database/client.ts'
import { work } from '../../database/schema/work/application.ts'
import { payment, workPayment } from '../../database/schema/work/payment.ts'

/** The doctors of lines of one hospital, each once, and how many of the lines there are; a work may have no row yet. */
export async function findDoctorsOfLines(executor: Executor, hospitalId: number, lineIds: readonly string[]) {
  const rows = await unionAll(
    executor
      .select({ doctorId: work.doctorId })
      .from(work)
      .where(and(eq(work.hospitalId, hospitalId), inArray(work.id, [...lineIds]))),
    executor
      .select({ doctorId: workPayment.doctorId })
      .from(workPayment)
      .where(
        and(
          eq(workPayment.hospitalId, hospitalId),
          isNotNull(workPayment.sinceNumber),
          inArray(workPayment.id, [...lineIds]),
        ),
      ),
  )
  return { doctorIds: [...new Set(rows.map(({ doctorId }) => doctorId))], count: rows.length }
}

const isLine = (lineIds: readonly string[]) => inArray(workPayment.id, [...lineIds])

/** Payments that hold no line any more. */
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
 * Puts lines, which have their rows, into a new payment; works become PAID, by the id of their pay. What the doctor alone had
 * marked moves over. The caller must hold the lock of the doctor.
 */
export async function insertPayment(
  executor: Executor,
  row: typeof payment.$inferInsert & { id: string },
  { lineIds, left }: { lineIds: readonly string[]; left: readonly string[] },
): Promise<void> {
  await executor.insert(payment).values(row)
  await executor.update(workPayment).set({ paymentId: row.id, enteredYen: null }).where(isLine(lineIds))
  await executor
    .update(work)
    .set({ state: 'PAID' })
    .where(and(inArray(work.id, [...lineIds]), eq(work.state, 'CONFIRMED')))
  await dropEmpty(executor, left)
}

type TakenOut = {
  paymentIds: readonly string[]
  lineIds: readonly string[]
  /** The tax that the hospital had entered, to be kept with one of the lines. */
  entered?: { lineId: string; yen: number } | undefined
}

/** Takes lines out of their payment, which goes once it is empty. The caller must hold the lock of the doctor. */
export async function takeOut(executor: Executor, { paymentIds, lineIds, entered }: TakenOut): Promise<void> {
  await executor.update(workPayment).set({ paymentId: null, receivedAt: null }).where(isLine(lineIds))
  if (entered)
    await executor
      .update(workPayment)
      .set({ enteredYen: entered.yen })
      .where(eq(workPayment.id, entered.lineId))
  await executor
    .update(work)
    .set({ state: 'CONFIRMED' })
    .where(and(inArray(work.id, [...lineIds]), eq(work.state, 'PAID')))
  await dropEmpty(executor, paymentIds)
}

/** The doctor has these lines of pay, or has not after all; what was noted before stays. */
export async function setReceived(
  executor: Executor,
  lineIds: readonly string[],
  receivedAt: Date | null,
): Promise<void> {
  const isOther = receivedAt === null ? isNotNull(workPayment.receivedAt) : isNull(workPayment.receivedAt)
  await executor
    .update(workPayment)
    .set({ receivedAt })
    .where(and(isLine(lineIds), isOther))
}

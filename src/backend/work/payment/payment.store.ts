import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type { WorkState } from '../../../domain/application/application-words.ts'
import { addMonths } from '../../../domain/text/month-days.ts'
import { tokyoInstant } from '../../../domain/text/tokyo-time.ts'
import type { Executor } from '../../database/client.ts'
import { application, work } from '../../database/schema/work/application.ts'
import { cancellation } from '../../database/schema/work/cancellation.ts'
import { payment, workPayment } from '../../database/schema/work/payment.ts'
import { findRecords, lineId, type WorkRecordRow } from '../record/record.store.ts'
import type { Owed } from '../record/open-payment.store.ts'

/** The order of lines: works by their start, each before its differences. */
const BY_WORK = [asc(work.plannedStart), asc(work.id), asc(sql`coalesce(${workPayment.sinceNumber}, 0)`)]

/** Confirmed works, and works cancelled for a compensation, that have no row yet: those of before these were kept. */
export async function findWithoutPayment(executor: Executor, limit: number): Promise<Owed[]> {
  const rows = await executor
    .select({
      workId: work.id,
      doctorId: work.doctorId,
      hospitalId: work.hospitalId,
      plannedStart: work.plannedStart,
      plannedEnd: work.plannedEnd,
      terms: application.terms,
      cancellation,
    })
    .from(work)
    .innerJoin(application, eq(application.id, work.applicationId))
    .leftJoin(workPayment, eq(workPayment.workId, work.id))
    .leftJoin(
      cancellation,
      and(
        eq(cancellation.workId, work.id),
        eq(cancellation.requestedBy, 'HOSPITAL'),
        gt(cancellation.compensationYen, 0),
      ),
    )
    .where(
      and(
        isNull(workPayment.workId),
        or(
          eq(work.state, 'CONFIRMED'),
          and(eq(work.state, 'CANCELLED_BY_HOSPITAL'), isNotNull(cancellation.id)),
        ),
      ),
    )
    .limit(limit)
  return rows.map(({ cancellation: found, ...row }) => ({
    ...row,
    compensation: found?.compensationYen ? { yen: found.compensationYen, at: found.requestedAt } : undefined,
  }))
}

/** States of a work that is, or will be, paid; a compensation is told by its row. */
const PAYABLE: WorkState[] = [
  'SCHEDULED',
  'CANCELLATION_REQUESTED',
  'IN_PROGRESS',
  'FINISHED',
  'REPORTED',
  'CORRECTION_REQUESTED',
  'CONFIRMED',
  'PAID',
]

/** The latest payday is that of a work at the end of the month before the one before: 翌々月. */
const MONTHS_BEFORE = 3

/** What a doctor may be paid in a year: works that begin in it or up to three months before, and those paid in it. */
export function findOfYear(executor: Executor, doctorId: string, year: number, limit: number) {
  const first = `${year}-01-01`
  const next = `${year + 1}-01-01`
  const from = `${year - 1}-${12 - MONTHS_BEFORE + 1}-01`
  return findRecords(executor, 'LINE')
    .where(
      and(
        eq(work.doctorId, doctorId),
        or(inArray(work.state, PAYABLE), isNotNull(workPayment.compensationYen)),
        or(
          and(gte(work.plannedStart, tokyoInstant(from)), lt(work.plannedStart, tokyoInstant(next))),
          and(gte(payment.paidOn, first), lt(payment.paidOn, next)),
          and(
            isNotNull(workPayment.sinceNumber),
            gte(workPayment.payday, first),
            lt(workPayment.payday, next),
          ),
        ),
      ),
    )
    .orderBy(...BY_WORK)
    .limit(limit)
}

/** The lines of one payment, read under the lock of the doctor, or those of a page. */
export const findLines = (executor: Executor, lineIds: readonly string[]) =>
  findRecords(executor, 'LINE')
    .where(and(inArray(lineId, [...lineIds]), isWorkOf(lineIds)))
    .orderBy(...BY_WORK)

/** The works of lines, by indexes. */
const isWorkOf = (lineIds: readonly string[]) =>
  sql`${work.id} = any(array(
    select unnest(${sql.param([...lineIds])}::uuid[])
    union select one.work_id from ${workPayment} one where one.id = any(${sql.param([...lineIds])}::uuid[])))`

/** Condition: one of these lines, found before anything is joined to them, since the planner joins in the written order. */
const isLineOf = (lines: SQL) =>
  sql`${work.id} = any(array(select one.work_id from ${workPayment} one where one.id = any(array(${lines}))))
    and ${workPayment.id} = any(array(${lines}))`

/** The lines that stand beside one in its payment: in the same one, or open with the same payday. */
export function findBeside(executor: Executor, { of, limit }: { of: WorkRecordRow; limit: number }) {
  const { paymentId = null, payday = null } = of.line ?? {}
  const isOpenWith = payday === null ? eq(workPayment.id, of.lineId) : eq(workPayment.payday, payday)
  const isBeside =
    paymentId === null ? and(isNull(workPayment.paymentId), isOpenWith) : eq(workPayment.paymentId, paymentId)
  return findRecords(executor, 'LINE')
    .where(and(eq(workPayment.doctorId, of.doctorId), eq(workPayment.hospitalId, of.hospitalId), isBeside))
    .orderBy(...BY_WORK)
    .limit(limit)
}

/** What the doctor of a line is paid by its hospital in a month, by the day of the pay or its plan. */
export function findOfMonth(
  executor: Executor,
  { of, month, limit }: { of: WorkRecordRow; month: string; limit: number },
) {
  const [first, next] = [`${month}-01`, `${addMonths(month, 1)}-01`]
  return findRecords(executor, 'LINE')
    .where(
      and(
        eq(workPayment.doctorId, of.doctorId),
        eq(workPayment.hospitalId, of.hospitalId),
        or(
          and(gte(payment.paidOn, first), lt(payment.paidOn, next)),
          and(isNull(workPayment.paymentId), gte(workPayment.payday, first), lt(workPayment.payday, next)),
        ),
      ),
    )
    .orderBy(...BY_WORK)
    .limit(limit)
}

/**
 * What a hospital has not marked as paid, the earliest payday first, the works of a payment together; the doctor may have
 * confirmed some.
 */
export const findUnpaid = (executor: Executor, hospitalId: number, limit: number) =>
  findRecords(executor, 'LINE')
    .where(
      // Of each kind the earliest payments; of the last one, which is cut, the list shows nothing.
      isLineOf(sql`
        (select due.id from ${workPayment} due where due.hospital_id = ${hospitalId} and due.payment_id is null
          order by due.payday, due.doctor_id, due.id limit ${limit})
        union all
        (select told.id from ${payment} own join ${workPayment} told on told.payment_id = own.id
          where own.hospital_id = ${hospitalId} and own.marked_by = 'DOCTOR'
          order by told.payday, told.doctor_id, told.id limit ${limit})`),
    )
    .orderBy(asc(workPayment.payday), asc(work.doctorId), ...BY_WORK)
    .limit(limit)

type Paid = {
  hospitalId: number
  from: string
  before: string
  /** The doctors who were paid; all without it. */
  doctorIds?: readonly string[]
  limit: number
}

/** What a hospital has paid from one day to before another, as it has marked it. */
export const findPaid = (executor: Executor, { hospitalId, from, before, doctorIds, limit }: Paid) =>
  findRecords(executor, 'LINE')
    .where(
      // A payment has a line at least: more payments than lines are never needed.
      isLineOf(sql`select told.id from ${workPayment} told where told.payment_id = any(array(
        select own.id from ${payment} own where own.hospital_id = ${hospitalId}
          and own.marked_by = 'HOSPITAL' and own.paid_on >= ${from}::date and own.paid_on < ${before}::date
          ${doctorIds ? sql`and own.doctor_id = any(${sql.param([...doctorIds])}::uuid[])` : sql``}
          order by own.paid_on, own.id limit ${limit}))`),
    )
    .orderBy(asc(payment.paidOn), asc(payment.id), ...BY_WORK)
    .limit(limit)

/** What a hospital has not paid by its payday and was not reminded of, locked; what a transaction holds is left. */
export const lockOverdue = (executor: Executor, today: string, limit: number) =>
  executor
    .select({
      lineId: workPayment.id,
      doctorId: work.doctorId,
      hospitalId: work.hospitalId,
      payday: workPayment.payday,
      plannedStart: work.plannedStart,
      plannedEnd: work.plannedEnd,
      terms: application.terms,
    })
    .from(workPayment)
    .innerJoin(work, eq(work.id, workPayment.workId))
    .innerJoin(application, eq(application.id, work.applicationId))
    .where(and(isNull(workPayment.paymentId), isNull(workPayment.remindedAt), lt(workPayment.lastDay, today)))
    .orderBy(asc(workPayment.lastDay), asc(work.doctorId), asc(work.plannedStart), asc(workPayment.id))
    .limit(limit)
    .for('update', { of: workPayment, skipLocked: true })

export async function passOverdue(executor: Executor, lineIds: string[], now: Date): Promise<void> {
  if (lineIds.length > 0)
    await executor.update(workPayment).set({ remindedAt: now }).where(inArray(workPayment.id, lineIds))
}

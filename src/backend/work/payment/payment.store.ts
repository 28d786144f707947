import { and, asc, eq, gte, inArray, isNull, lt, or } from 'drizzle-orm'
import type { WorkState } from '../../../domain/application/application-words.ts'
import { paydayOfWork } from '../../../domain/money/agreed-payday.ts'
import type { TermsSnapshot } from '../../../domain/listing/terms/terms-snapshot.ts'
import { tokyoInstant } from '../../../domain/text/tokyo-time.ts'
import type { Executor } from '../../database/client.ts'
import { application, work } from '../../database/schema/work/application.ts'
import { workPayment } from '../../database/schema/work/payment.ts'
import { findRecords } from '../record/record.store.ts'

export type PaymentRow = typeof workPayment.$inferSelect

type Confirmed = {
  workId: string
  doctorId: string
  hospitalId: number
  plannedStart: Date
  plannedEnd: Date
  terms: TermsSnapshot
}

/** A confirmed work is to be paid by its terms. A payment that is there stays. */
export async function openPayments(executor: Executor, works: readonly Confirmed[]): Promise<void> {
  if (works.length === 0) return
  const rows = works.map(({ workId, doctorId, hospitalId, ...agreed }) => {
    const payday = paydayOfWork(agreed)
    return { workId, doctorId, hospitalId, payday: payday?.day, lastDay: payday?.lastDay }
  })
  await executor.insert(workPayment).values(rows).onConflictDoNothing()
}

/** Confirmed works without a payment: those of before payments were kept. */
export const findWithoutPayment = (executor: Executor, limit: number) =>
  executor
    .select({
      workId: work.id,
      doctorId: work.doctorId,
      hospitalId: work.hospitalId,
      plannedStart: work.plannedStart,
      plannedEnd: work.plannedEnd,
      terms: application.terms,
    })
    .from(work)
    .innerJoin(application, eq(application.id, work.applicationId))
    .leftJoin(workPayment, eq(workPayment.workId, work.id))
    .where(and(eq(work.state, 'CONFIRMED'), isNull(workPayment.workId)))
    .limit(limit)

type Marks = Partial<
  Pick<
    PaymentRow,
    'withheldYen' | 'paidOn' | 'markedAt' | 'markedBy' | 'memberId' | 'receivedAt' | 'remindedAt'
  >
>

/** The caller must hold the lock of the doctor, and have opened the payment. */
export async function markPayment(executor: Executor, workId: string, marks: Marks): Promise<void> {
  await executor.update(workPayment).set(marks).where(eq(workPayment.workId, workId))
}

/** Columns of a mark that is taken back. */
export const UNMARKED = { paidOn: null, markedAt: null, markedBy: null, memberId: null, receivedAt: null }

/** States of a work that is, or will be, paid. */
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

/** The doctor's works that may be paid in a year: those that begin in it or up to three months before, and those paid in it. */
export function findOfYear(executor: Executor, doctorId: string, year: number, limit: number) {
  const first = `${year}-01-01`
  const next = `${year + 1}-01-01`
  const from = `${year - 1}-${12 - MONTHS_BEFORE + 1}-01`
  return findRecords(executor)
    .where(
      and(
        eq(work.doctorId, doctorId),
        inArray(work.state, PAYABLE),
        or(
          and(gte(work.plannedStart, tokyoInstant(from)), lt(work.plannedStart, tokyoInstant(next))),
          and(gte(workPayment.paidOn, first), lt(workPayment.paidOn, next)),
        ),
      ),
    )
    .orderBy(asc(work.plannedStart), asc(work.id))
    .limit(limit)
}

/** A hospital's confirmed works that it has not marked as paid, the oldest first; the doctor may have confirmed some. */
export const findUnpaid = (executor: Executor, hospitalId: number, limit: number) =>
  findRecords(executor)
    .where(
      and(
        eq(work.hospitalId, hospitalId),
        or(eq(work.state, 'CONFIRMED'), and(eq(work.state, 'PAID'), eq(workPayment.markedBy, 'DOCTOR'))),
      ),
    )
    .orderBy(asc(work.plannedStart), asc(work.id))
    .limit(limit)

/** A hospital's works paid from one day to before another, as it has marked them. */
export const findPaid = (
  executor: Executor,
  { hospitalId, from, before, limit }: { hospitalId: number; from: string; before: string; limit: number },
) =>
  findRecords(executor)
    .where(
      and(
        eq(workPayment.hospitalId, hospitalId),
        eq(workPayment.markedBy, 'HOSPITAL'),
        gte(workPayment.paidOn, from),
        lt(workPayment.paidOn, before),
      ),
    )
    .orderBy(asc(workPayment.paidOn), asc(work.plannedStart), asc(work.id))
    .limit(limit)

/** Works whose hospital has missed the payday and was not reminded, locked; those that a transaction holds are left. */
export const lockOverdue = (executor: Executor, today: string, limit: number) =>
  executor
    .select({
      workId: work.id,
      doctorId: work.doctorId,
      hospitalId: work.hospitalId,
      plannedStart: work.plannedStart,
      plannedEnd: work.plannedEnd,
      terms: application.terms,
    })
    .from(workPayment)
    .innerJoin(work, eq(work.id, workPayment.workId))
    .innerJoin(application, eq(application.id, work.applicationId))
    .where(
      and(
        isNull(workPayment.paidOn),
        isNull(workPayment.remindedAt),
        lt(workPayment.lastDay, today),
        eq(work.state, 'CONFIRMED'),
      ),
    )
    .orderBy(asc(workPayment.lastDay))
    .limit(limit)
    .for('update', { of: workPayment, skipLocked: true })

export async function passOverdue(executor: Executor, workIds: string[], now: Date): Promise<void> {
  if (workIds.length > 0)
    await executor.update(workPayment).set({ remindedAt: now }).where(inArray(workPayment.workId, workIds))
}

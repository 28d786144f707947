import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Executor } from '../../database/client.ts'
import { work } from '../../database/schema/work/application.ts'
import { doctor } from '../../database/schema/doctor/doctor.ts'
import { hospital } from '../../database/schema/hospital/hospital.ts'
import { payment, taxSlip, workPayment } from '../../database/schema/work/payment.ts'
import { workReport } from '../../database/schema/work/work-record.ts'
import { reportBefore, reportOfLine, yenOfLine } from '../record/record.store.ts'

type OfYear = { doctorId: string; hospitalId: number; year: number }

const isPaidIn = (year: number) =>
  and(gte(payment.paidOn, `${year}-01-01`), lt(payment.paidOn, `${year + 1}-01-01`))

/** The slips of a doctor and year that either side has noted something about. */
export const findSlipsOfDoctor = (executor: Executor, doctorId: string, year: number) =>
  executor
    .select({
      hospitalId: taxSlip.hospitalId,
      hospitalName: hospital.name,
      state: taxSlip.state,
      issuedAt: taxSlip.issuedAt,
    })
    .from(taxSlip)
    .innerJoin(hospital, eq(hospital.id, taxSlip.hospitalId))
    .where(and(eq(taxSlip.doctorId, doctorId), eq(taxSlip.year, year)))

/** The payments of a hospital in a year, each with the sum of its lines. */
const paidBy = (executor: Executor, hospitalId: number, year: number) =>
  executor
    .select({
      doctorId: payment.doctorId,
      withheldYen: payment.withheldYen,
      works: sql<number>`count(*)::int`.as('works'),
      grossYen: sql<number>`sum(coalesce(${workPayment.compensationYen}, ${yenOfLine}))::int`.as('gross_yen'),
    })
    .from(payment)
    .innerJoin(workPayment, eq(workPayment.paymentId, payment.id))
    .innerJoin(work, eq(work.id, workPayment.workId))
    .leftJoin(workReport, and(eq(workReport.workId, work.id), eq(workReport.number, reportOfLine)))
    .leftJoin(
      reportBefore,
      and(eq(reportBefore.workId, work.id), eq(reportBefore.number, workPayment.sinceNumber)),
    )
    .where(and(eq(payment.hospitalId, hospitalId), isPaidIn(year)))
    .groupBy(payment.id)
    .as('paid')

/** The doctors whom a hospital has paid in a year, with their sums and slips. */
export function findSlipsOfHospital(executor: Executor, hospitalId: number, year: number, limit: number) {
  const paid = paidBy(executor, hospitalId, year)
  return executor
    .select({
      doctorId: doctor.id,
      doctorName: sql<string>`${doctor.lastName} || ' ' || ${doctor.firstName}`,
      works: sql<number>`sum(${paid.works})::int`,
      grossYen: sql<number>`sum(${paid.grossYen})::int`,
      withheldYen: sql<number>`coalesce(sum(${paid.withheldYen}), 0)::int`,
      withoutTax: sql<number>`(count(*) filter (where ${paid.withheldYen} is null))::int`,
      issuedAt: sql<Date | null>`max(${taxSlip.issuedAt})`.mapWith(taxSlip.issuedAt),
    })
    .from(paid)
    .innerJoin(doctor, eq(doctor.id, paid.doctorId))
    .leftJoin(
      taxSlip,
      and(eq(taxSlip.doctorId, paid.doctorId), eq(taxSlip.hospitalId, hospitalId), eq(taxSlip.year, year)),
    )
    .groupBy(doctor.id)
    .orderBy(desc(sql`sum(${paid.grossYen})`), doctor.id)
    .limit(limit)
}

/** The hospital's name, where it has paid the doctor in that year; null otherwise. */
export async function findPayer(executor: Executor, { doctorId, hospitalId, year }: OfYear) {
  const [row] = await executor
    .select({ name: hospital.name })
    .from(payment)
    .innerJoin(hospital, eq(hospital.id, payment.hospitalId))
    .where(and(eq(payment.doctorId, doctorId), eq(payment.hospitalId, hospitalId), isPaidIn(year)))
    .limit(1)
  return row?.name ?? null
}

export async function findSlip(executor: Executor, { doctorId, hospitalId, year }: OfYear) {
  const [row] = await executor
    .select()
    .from(taxSlip)
    .where(and(eq(taxSlip.doctorId, doctorId), eq(taxSlip.hospitalId, hospitalId), eq(taxSlip.year, year)))
  return row ?? null
}

/** The caller must hold the lock of the doctor. */
export async function saveSlip(
  executor: Executor,
  key: OfYear,
  noted: Partial<Pick<typeof taxSlip.$inferInsert, 'state' | 'issuedAt' | 'memberId'>>,
): Promise<void> {
  await executor
    .insert(taxSlip)
    .values({ ...key, ...noted })
    .onConflictDoUpdate({ target: [taxSlip.doctorId, taxSlip.hospitalId, taxSlip.year], set: noted })
}

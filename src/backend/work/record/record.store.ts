import { and, asc, desc, eq, gt, gte, inArray, lt, notInArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { WorkState } from '../../../domain/application/application-words.ts'
import type { StampKind, Stamps, StampSource } from '../../../domain/work/stamp.ts'
import type { ReportAnswer } from '../../../domain/work/record.ts'
import type { Executor } from '../../database/client.ts'
import { application, work } from '../../database/schema/work/application.ts'
import { doctor } from '../../database/schema/doctor/doctor.ts'
import { regularEngagement, regularWorkSchedule } from '../../database/schema/work/engagement.ts'
import { messageFile } from '../../database/schema/message.ts'
import { hospital } from '../../database/schema/hospital/hospital.ts'
import { payment, workPayment } from '../../database/schema/work/payment.ts'
import { regularWorkDetail } from '../../database/schema/listing/regular-work.ts'
import { spotWorkDetail } from '../../database/schema/listing/spot-work.ts'
import { workReport, workStamp } from '../../database/schema/work/work-record.ts'
import { agreedCarfare } from '../core/agreed-carfare.sql.ts'
import { matchedDetails } from '../core/application-list.store.ts'

export type WorkReportRow = typeof workReport.$inferSelect

type StampRow = { kind: StampKind; at: string; source: StampSource; reason: string | null }

/** The times that count of a work: the last recorded of each kind. `at` is an ISO instant. */
const lastStamps = sql<StampRow[]>`(
  select coalesce(json_agg(json_build_object('kind', last.kind, 'at', last.at, 'source', last.source,
    'reason', last.reason)), '[]')
  from (select distinct on (${workStamp.kind}) ${workStamp.kind}, ${workStamp.at}, ${workStamp.source}, ${workStamp.reason}
    from ${workStamp} where ${workStamp.workId} = ${work.id}
    order by ${workStamp.kind}, ${workStamp.id} desc) last)`

/** The file that the doctor has handed in with the carfare. */
const receiptOfWork = sql<{ id: string; name: string } | null>`(
  select json_build_object('id', ${messageFile.id}, 'name', ${messageFile.name})
  from ${messageFile} where ${messageFile.workId} = ${work.id} limit 1)`

/** Of a difference: the report by which the work was paid before. */
export const reportBefore = alias(workReport, 'report_before')

/** The report by which a line of pay is paid. */
export const reportOfLine = sql`coalesce(${workPayment.reportNumber}, ${work.reportNumber})`

/** What names a line of pay: its work, also before there is a row, or a difference. */
export const lineId = sql<string>`coalesce(${workPayment.id}, ${work.id})`

/**
 * Works with what was agreed on, the times recorded, the report that counts, what is to be paid, and the payment. By
 * `LINE` there is a row for each line of pay, with the report by which it is paid.
 */
export const findRecords = (executor: Executor, by: 'WORK' | 'LINE' = 'WORK') =>
  executor
    .select({
      id: work.id,
      doctorId: work.doctorId,
      hospitalId: work.hospitalId,
      applicationId: application.id,
      spotWorkId: application.spotWorkId,
      regularWorkId: application.regularWorkId,
      scheduleId: regularWorkSchedule.id,
      state: work.state,
      plannedStart: work.plannedStart,
      plannedEnd: work.plannedEnd,
      breakMinutes: work.breakMinutes,
      fee: work.fee,
      terms: application.terms,
      carfare: agreedCarfare,
      hospital: {
        name: hospital.name,
        prefecture: hospital.prefecture,
        address: hospital.address,
        phone: hospital.phone,
      },
      doctorName: sql<string>`${doctor.lastName} || ' ' || ${doctor.firstName}`,
      ...matchedDetails,
      stamps: lastStamps,
      receipt: receiptOfWork,
      report: workReport,
      lineId,
      line: workPayment,
      before: reportBefore,
      payment,
    })
    .from(work)
    .innerJoin(application, eq(application.id, work.applicationId))
    .innerJoin(hospital, eq(hospital.id, work.hospitalId))
    .innerJoin(doctor, eq(doctor.id, work.doctorId))
    .leftJoin(regularWorkSchedule, eq(regularWorkSchedule.workId, work.id))
    .leftJoin(spotWorkDetail, eq(spotWorkDetail.spotWorkId, application.spotWorkId))
    .leftJoin(regularWorkDetail, eq(regularWorkDetail.regularWorkId, application.regularWorkId))
    .leftJoin(workPayment, eq(by === 'WORK' ? workPayment.id : workPayment.workId, work.id))
    .leftJoin(
      workReport,
      and(
        eq(workReport.workId, work.id),
        eq(workReport.number, by === 'WORK' ? work.reportNumber : reportOfLine),
      ),
    )
    .leftJoin(
      reportBefore,
      and(eq(reportBefore.workId, work.id), eq(reportBefore.number, workPayment.sinceNumber)),
    )
    .leftJoin(payment, eq(payment.id, workPayment.paymentId))

export type WorkRecordRow = Awaited<ReturnType<typeof findRecords>>[number]

export async function findRecord(executor: Executor, id: string): Promise<WorkRecordRow | null> {
  const [row] = await findRecords(executor).where(eq(work.id, id))
  return row ?? null
}

/** The doctor's work under way, or the next one. */
export async function findNextRecord(executor: Executor, doctorId: string, now: Date) {
  const [row] = await findRecords(executor)
    .where(
      and(
        eq(work.doctorId, doctorId),
        or(
          eq(work.state, 'IN_PROGRESS'),
          and(inArray(work.state, ['SCHEDULED', 'CANCELLATION_REQUESTED']), gte(work.plannedEnd, now)),
        ),
      ),
    )
    .orderBy(asc(work.plannedStart), asc(work.id))
    .limit(1)
  return row ?? null
}

/** The doctor's works that wait for a report, a correction, or a look at what the hospital has stated; the oldest first. */
export const findToReport = (executor: Executor, doctorId: string, limit: number) =>
  findRecords(executor)
    .where(
      and(
        eq(work.doctorId, doctorId),
        or(
          inArray(work.state, ['FINISHED', 'CORRECTION_REQUESTED']),
          and(eq(work.state, 'REPORTED'), eq(workReport.reportedBy, 'HOSPITAL')),
        ),
      ),
    )
    .orderBy(asc(work.plannedStart), asc(work.id))
    .limit(limit)

/** The doctor's works that begin in a time range and are not cancelled, the earliest first. */
export const findRecordsBetween = (
  executor: Executor,
  { doctorId, from, before }: { doctorId: string; from: Date; before: Date },
) =>
  findRecords(executor)
    .where(
      and(
        eq(work.doctorId, doctorId),
        gte(work.plannedStart, from),
        lt(work.plannedStart, before),
        notInArray(work.state, ['CANCELLED_BY_DOCTOR', 'CANCELLED_BY_HOSPITAL']),
      ),
    )
    .orderBy(asc(work.plannedStart), asc(work.id))

/** Dates of the doctor's contracts in a time range that end after an instant and are not confirmed yet, the earliest first. */
export const findTentativeBetween = (
  executor: Executor,
  { doctorId, from, before, now }: { doctorId: string; from: Date; before: Date; now: Date },
) =>
  executor
    .select({
      scheduleId: regularWorkSchedule.id,
      regularWorkId: regularWorkSchedule.regularWorkId,
      hospitalName: hospital.name,
      start: regularWorkSchedule.startTime,
      end: regularWorkSchedule.endTime,
      fee: regularWorkSchedule.fee,
    })
    .from(regularWorkSchedule)
    .innerJoin(regularEngagement, eq(regularEngagement.id, regularWorkSchedule.engagementId))
    .innerJoin(hospital, eq(hospital.id, regularEngagement.hospitalId))
    .where(
      and(
        eq(regularWorkSchedule.doctorId, doctorId),
        eq(regularWorkSchedule.state, 'TENTATIVE'),
        gte(regularWorkSchedule.startTime, from),
        lt(regularWorkSchedule.startTime, before),
        gt(regularWorkSchedule.endTime, now),
      ),
    )
    .orderBy(asc(regularWorkSchedule.startTime), asc(regularWorkSchedule.id))

/** States of a work that is over and took place. */
export const WORKED: WorkState[] = ['FINISHED', 'REPORTED', 'CORRECTION_REQUESTED', 'CONFIRMED', 'PAID']

export const tokyoStart = sql`(${work.plannedStart} at time zone 'Asia/Tokyo')`
/** Minutes of a work without breaks: reported, or planned. */
export const minutesOfWork = sql`extract(epoch from coalesce(${workReport.actualEnd} - ${workReport.actualStart},
  ${work.plannedEnd} - ${work.plannedStart})) / 60 - coalesce(${workReport.breakMinutes}, ${work.breakMinutes})`
/** Yen of a work: the fee, and what is reported beyond it. */
export const yenOfWork = sql`${work.fee} + coalesce(${workReport.incentiveYen} + ${workReport.carfareYen} + ${workReport.extraYen}, 0)`

/** Yen of a line of pay; of a difference, what its report is paid beyond the one before. */
export const yenOfLine = sql`${yenOfWork} - coalesce(${work.fee} + ${reportBefore.incentiveYen} + ${reportBefore.carfareYen} + ${reportBefore.extraYen}, 0)`

/** The times that count of a work, with the number of all that were recorded. */
export async function findStamps(
  executor: Executor,
  workId: string,
): Promise<{ stamps: Stamps; count: number }> {
  const rows = await executor
    .select({ kind: workStamp.kind, at: workStamp.at })
    .from(workStamp)
    .where(eq(workStamp.workId, workId))
    .orderBy(asc(workStamp.id))
  const last = Object.fromEntries(rows.map(({ kind, at }) => [kind, at]))
  return {
    stamps: { ARRIVE: last['ARRIVE'] ?? null, START: last['START'] ?? null, END: last['END'] ?? null },
    count: rows.length,
  }
}

export async function insertStamp(executor: Executor, row: typeof workStamp.$inferInsert): Promise<void> {
  await executor.insert(workStamp).values(row)
}

/** The report that counts. The caller must hold the lock of the work. */
export async function findReport(executor: Executor, workId: string): Promise<WorkReportRow | null> {
  const [row] = await executor
    .select()
    .from(workReport)
    .where(eq(workReport.workId, workId))
    .orderBy(desc(workReport.number))
    .limit(1)
  return row ?? null
}

/** Adds the report that counts from now on. */
export async function insertReport(executor: Executor, row: typeof workReport.$inferInsert): Promise<void> {
  await executor.insert(workReport).values(row)
  await executor.update(work).set({ reportNumber: row.number }).where(eq(work.id, row.workId))
}

type Answered = { answer: ReportAnswer; answeredAt: Date } & Partial<
  Pick<WorkReportRow, 'memberId' | 'answerNote' | 'extraYen' | 'carfareYen'>
>

export async function answerReportRow(
  executor: Executor,
  { workId, number }: Pick<WorkReportRow, 'workId' | 'number'>,
  answered: Answered,
): Promise<void> {
  await executor
    .update(workReport)
    .set(answered)
    .where(and(eq(workReport.workId, workId), eq(workReport.number, number)))
}

import { HOUR_MS } from '../../domain/duration.ts'
import {
  and,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  sql,
  type AnyColumn,
  type SQL,
} from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { CONVERSION_READ_DAYS } from '../../domain/work/indefinite-conversion.ts'
import { OBJECTION_ANSWER_DAYS } from '../../domain/work/objection.ts'
import { STATEMENT_AFTER_HOURS, STATEMENT_ASKED_DAYS } from '../../domain/work/stated-work.ts'
import { tokyoDay } from '../../domain/text/tokyo-time.ts'
import type { Executor } from '../database/client.ts'
import { work } from '../database/schema/work/application.ts'
import { cancellation } from '../database/schema/work/cancellation.ts'
import { contractRenewal } from '../database/schema/work/contract-renewal.ts'
import { dateChange } from '../database/schema/work/date-change.ts'
import { doctor } from '../database/schema/doctor/doctor.ts'
import { regularEngagement } from '../database/schema/work/engagement.ts'
import { objection } from '../database/schema/work/objection.ts'
import { isAbout } from './objection/objection.store.ts'
import { workPayment } from '../database/schema/work/payment.ts'
import { substituteSearch } from '../database/schema/work/substitute-search.ts'
import { workReport } from '../database/schema/work/work-record.ts'

const columns = {
  workId: sql<string>`${work.id}`.as('work_id'),
  doctorName: sql<string>`${doctor.lastName} || ' ' || ${doctor.firstName}`.as('doctor_name'),
  plannedStart: sql<Date>`${work.plannedStart}`.mapWith(work.plannedStart).as('planned_start'),
  plannedEnd: sql<Date>`${work.plannedEnd}`.mapWith(work.plannedEnd).as('planned_end'),
}

const kindOf = (
  kind:
    | 'CANCELLATION'
    | 'DATE_CHANGE'
    | 'SUBSTITUTE'
    | 'REPORT'
    | 'UNPAID'
    | 'PAYDAY'
    | 'RENEWAL'
    | 'CONVERSION'
    | 'OBJECTION'
    | 'UNREPORTED',
) => sql<typeof kind>`${kind}::text`.as('kind')

const dueOf = (instant: SQL | AnyColumn) => sql<Date>`${instant}`.mapWith(work.plannedStart).as('due_at')

/** The end of a civil day in Tokyo, moved by some days. */
const dayEnd = (day: SQL | AnyColumn, days = 0) =>
  sql<Date>`((${day} + ${days}::int + 1)::timestamp at time zone 'Asia/Tokyo')`.mapWith(work.plannedEnd)

/** A contract whose hospital is asked about a renewal; its times are the end of the last day. */
const termEnd = dayEnd(contractRenewal.termEnd)

/** The same of a contract that goes on without a term from a day: the end of the day before. */
const conversionEnd = dayEnd(sql`${regularEngagement.conversionStartsOn}`, -1)
const conversionDue = dayEnd(
  sql`(${regularEngagement.conversionAppliedAt} at time zone 'Asia/Tokyo')::date`,
  CONVERSION_READ_DAYS,
)

/** As `objectionAnswerDue`. */
const objectionDue = dayEnd(
  sql`(${objection.objectedAt} at time zone 'Asia/Tokyo')::date`,
  OBJECTION_ANSWER_DAYS,
)

/** As `statementProblem`: since when the doctor was asked to report, or to correct. */
const unreportedSince = sql<Date>`coalesce(${workReport.answeredAt}, ${work.plannedEnd})`.mapWith(
  work.plannedEnd,
)
const statementDue = dayEnd(
  sql`(${unreportedSince} at time zone 'Asia/Tokyo')::date`,
  STATEMENT_AFTER_HOURS / 24 + STATEMENT_ASKED_DAYS,
)

/** Wages are paid once a month at least (労働基準法24条2項): by then where the terms name no day. */
const NO_PAYDAY_DAYS = 30

type Asked = { hospitalId: number; now: Date; limit: number }

/**
 * What a hospital has to do about doctors' works: requests to cancel or move them, reports to confirm, and pay that is
 * late; contracts to renew or that go on without a term, and objections; the earliest deadline first.
 */
export const findWorkRequests = (executor: Executor, { hospitalId, now, limit }: Asked) => {
  const today = tokyoDay(now)
  return unionAll(
    executor
      .select({ ...columns, kind: kindOf('CANCELLATION'), dueAt: dueOf(work.plannedStart) })
      .from(cancellation)
      .innerJoin(work, eq(work.id, cancellation.workId))
      .innerJoin(doctor, eq(doctor.id, cancellation.doctorId))
      .where(and(eq(cancellation.hospitalId, hospitalId), eq(cancellation.decision, 'PENDING'))),
    executor
      .select({ ...columns, kind: kindOf('DATE_CHANGE'), dueAt: dueOf(dateChange.answerDueAt) })
      .from(dateChange)
      .innerJoin(work, and(eq(work.id, dateChange.workId), eq(work.state, 'SCHEDULED')))
      .innerJoin(doctor, eq(doctor.id, dateChange.doctorId))
      .where(
        and(
          eq(dateChange.hospitalId, hospitalId),
          eq(dateChange.state, 'OPEN'),
          eq(dateChange.requestedBy, 'DOCTOR'),
        ),
      ),
    executor
      .select({ ...columns, kind: kindOf('SUBSTITUTE'), dueAt: dueOf(substituteSearch.answerDueAt) })
      .from(substituteSearch)
      .innerJoin(work, eq(work.id, substituteSearch.workId))
      .innerJoin(doctor, eq(doctor.id, substituteSearch.doctorId))
      .where(
        and(
          eq(work.hospitalId, hospitalId),
          eq(substituteSearch.state, 'OPEN'),
          isNotNull(substituteSearch.answerDueAt),
          eq(work.state, 'SCHEDULED'),
        ),
      ),
    executor
      .select({ ...columns, kind: kindOf('REPORT'), dueAt: dueOf(workReport.confirmDueAt) })
      .from(work)
      .innerJoin(workReport, and(eq(workReport.workId, work.id), eq(workReport.number, work.reportNumber)))
      .innerJoin(doctor, eq(doctor.id, work.doctorId))
      .where(
        and(eq(work.hospitalId, hospitalId), eq(work.state, 'REPORTED'), eq(workReport.reportedBy, 'DOCTOR')),
      ),
    executor
      .select({ ...columns, kind: kindOf('UNREPORTED'), dueAt: dueOf(statementDue) })
      .from(work)
      .leftJoin(workReport, and(eq(workReport.workId, work.id), eq(workReport.number, work.reportNumber)))
      .innerJoin(doctor, eq(doctor.id, work.doctorId))
      .where(
        and(
          eq(work.hospitalId, hospitalId),
          inArray(work.state, ['FINISHED', 'CORRECTION_REQUESTED']),
          lte(unreportedSince, new Date(now.getTime() - STATEMENT_AFTER_HOURS * HOUR_MS)),
        ),
      ),
    executor
      .select({
        workId: sql<string>`(array_agg(${work.id} order by ${work.plannedStart}, ${work.id}))[1]`.as(
          'work_id',
        ),
        doctorName: columns.doctorName,
        plannedStart: sql<Date>`min(${work.plannedStart})`.mapWith(work.plannedStart).as('planned_start'),
        plannedEnd: sql<Date>`min(${work.plannedEnd})`.mapWith(work.plannedEnd).as('planned_end'),
        kind: kindOf('UNPAID'),
        dueAt: dueOf(dayEnd(sql`${workPayment.lastDay}`)),
      })
      .from(workPayment)
      .innerJoin(work, eq(work.id, workPayment.workId))
      .innerJoin(doctor, eq(doctor.id, workPayment.doctorId))
      .where(
        and(
          eq(workPayment.hospitalId, hospitalId),
          isNull(workPayment.paymentId),
          lt(workPayment.lastDay, today),
        ),
      )
      .groupBy(doctor.id, workPayment.payday, workPayment.lastDay),
    executor
      .select({
        ...columns,
        kind: kindOf('PAYDAY'),
        dueAt: dueOf(dayEnd(sql`(${work.plannedEnd} at time zone 'Asia/Tokyo')::date`, NO_PAYDAY_DAYS)),
      })
      .from(workPayment)
      .innerJoin(
        work,
        and(
          eq(work.id, workPayment.workId),
          or(eq(work.state, 'CONFIRMED'), isNotNull(workPayment.sinceNumber)),
        ),
      )
      .innerJoin(doctor, eq(doctor.id, workPayment.doctorId))
      .where(
        and(
          eq(workPayment.hospitalId, hospitalId),
          isNull(workPayment.paymentId),
          isNull(workPayment.payday),
        ),
      ),
    executor
      .select({
        workId: sql<string>`${regularEngagement.applicationId}`.as('work_id'),
        doctorName: columns.doctorName,
        plannedStart: termEnd.as('planned_start'),
        plannedEnd: termEnd.as('planned_end'),
        kind: kindOf('RENEWAL'),
        dueAt: dueOf(dayEnd(contractRenewal.dueOn)),
      })
      .from(contractRenewal)
      .innerJoin(regularEngagement, eq(regularEngagement.id, contractRenewal.engagementId))
      .innerJoin(doctor, eq(doctor.id, contractRenewal.doctorId))
      .where(
        and(
          eq(contractRenewal.hospitalId, hospitalId),
          eq(contractRenewal.state, 'ASKED'),
          gte(contractRenewal.dueOn, today),
        ),
      ),
    executor
      .select({
        workId: sql<string>`${regularEngagement.applicationId}`.as('work_id'),
        doctorName: columns.doctorName,
        plannedStart: conversionEnd.as('planned_start'),
        plannedEnd: conversionEnd.as('planned_end'),
        kind: kindOf('CONVERSION'),
        dueAt: dueOf(conversionDue),
      })
      .from(regularEngagement)
      .innerJoin(doctor, eq(doctor.id, regularEngagement.doctorId))
      .where(
        and(
          eq(regularEngagement.hospitalId, hospitalId),
          isNotNull(regularEngagement.conversionAppliedAt),
          isNull(regularEngagement.conversionReadAt),
        ),
      ),
    executor
      .select({ ...columns, kind: kindOf('OBJECTION'), dueAt: dueOf(objectionDue) })
      .from(objection)
      .innerJoin(work, eq(work.id, objection.workId))
      .innerJoin(doctor, eq(doctor.id, work.doctorId))
      .where(and(eq(work.hospitalId, hospitalId), eq(objection.state, 'OPEN'), isAbout('REPORT'))),
  )
    .orderBy(sql`due_at`, sql`work_id`, sql`kind`)
    .limit(limit)
}

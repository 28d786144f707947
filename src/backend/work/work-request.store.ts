import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Executor } from '../database/client.ts'
import { work } from '../database/schema/application.ts'
import { cancellation } from '../database/schema/cancellation.ts'
import { dateChange } from '../database/schema/date-change.ts'
import { doctor } from '../database/schema/doctor.ts'
import { substituteSearch } from '../database/schema/substitute-search.ts'

const columns = {
  workId: sql<string>`${work.id}`.as('work_id'),
  doctorName: sql<string>`${doctor.lastName} || ' ' || ${doctor.firstName}`.as('doctor_name'),
  plannedStart: sql<Date>`${work.plannedStart}`.mapWith(work.plannedStart).as('planned_start'),
  plannedEnd: sql<Date>`${work.plannedEnd}`.mapWith(work.plannedEnd).as('planned_end'),
}

const kindOf = (kind: 'CANCELLATION' | 'DATE_CHANGE' | 'SUBSTITUTE' | 'REPORT') =>
  sql<typeof kind>`${kind}::text`.as('kind')

/** What doctors ask of a hospital about their works, to cancel, move or confirm them: the earliest works first. */
export const findWorkRequests = (executor: Executor, hospitalId: number, limit: number) =>
  unionAll(
    executor
      .select({ ...columns, kind: kindOf('CANCELLATION') })
      .from(cancellation)
      .innerJoin(work, eq(work.id, cancellation.workId))
      .innerJoin(doctor, eq(doctor.id, cancellation.doctorId))
      .where(and(eq(cancellation.hospitalId, hospitalId), eq(cancellation.decision, 'PENDING'))),
    executor
      .select({ ...columns, kind: kindOf('DATE_CHANGE') })
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
      .select({ ...columns, kind: kindOf('SUBSTITUTE') })
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
      .select({ ...columns, kind: kindOf('REPORT') })
      .from(work)
      .innerJoin(doctor, eq(doctor.id, work.doctorId))
      .where(and(eq(work.hospitalId, hospitalId), eq(work.state, 'REPORTED'))),
  )
    .orderBy(sql`planned_start`, sql`work_id`)
    .limit(limit)

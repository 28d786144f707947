import { and, eq, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Executor } from '../database/client.ts'
import { work } from '../database/schema/application.ts'
import { cancellation } from '../database/schema/cancellation.ts'
import { dateChange } from '../database/schema/date-change.ts'
import { doctor } from '../database/schema/doctor.ts'

const columns = {
  workId: sql<string>`${work.id}`.as('work_id'),
  doctorName: sql<string>`${doctor.lastName} || ' ' || ${doctor.firstName}`.as('doctor_name'),
  plannedStart: sql<Date>`${work.plannedStart}`.mapWith(work.plannedStart).as('planned_start'),
  plannedEnd: sql<Date>`${work.plannedEnd}`.mapWith(work.plannedEnd).as('planned_end'),
}

/** Open requests of doctors to a hospital, to cancel or to move a work: the earliest works first. */
export const findWorkRequests = (executor: Executor, hospitalId: number, limit: number) =>
  unionAll(
    executor
      .select({ ...columns, kind: sql<'CANCELLATION' | 'DATE_CHANGE'>`'CANCELLATION'`.as('kind') })
      .from(cancellation)
      .innerJoin(work, eq(work.id, cancellation.workId))
      .innerJoin(doctor, eq(doctor.id, cancellation.doctorId))
      .where(and(eq(cancellation.hospitalId, hospitalId), eq(cancellation.decision, 'PENDING'))),
    executor
      .select({ ...columns, kind: sql<'CANCELLATION' | 'DATE_CHANGE'>`'DATE_CHANGE'`.as('kind') })
      .from(dateChange)
      .innerJoin(work, and(eq(work.id, dateChange.workId), eq(work.state, 'SCHEDULED')))
      .innerJoin(doctor, eq(doctor.id, dateChange.doctorId))
      .where(and(eq(dateChange.hospitalId, hospitalId), eq(dateChange.state, 'OPEN'))),
  )
    .orderBy(sql`planned_start`, sql`work_id`)
    .limit(limit)

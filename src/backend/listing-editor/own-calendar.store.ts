import { and, asc, eq, gte, lt, ne, sql } from 'drizzle-orm'
import type { WorkState } from '../../domain/application/application-words.ts'
import type { Executor } from '../database/client.ts'
import { application, work } from '../database/schema/work/application.ts'
import { doctor } from '../database/schema/doctor/doctor.ts'
import { regularWork } from '../database/schema/listing/regular-work.ts'
import { spotWork } from '../database/schema/listing/spot-work.ts'

export type CalendarWork = {
  workId: string
  doctorId: string
  doctorName: string
  state: WorkState
  /** Seconds since 1970. */
  start: number
  end: number
}

/** The works of a calendar entry as JSON, in the order of their start. */
const worksOf = sql<CalendarWork[]>`json_agg(json_build_object('workId', ${work.id}, 'state', ${work.state},
  'doctorId', ${work.doctorId}, 'start', extract(epoch from ${work.plannedStart})::int8,
  'end', extract(epoch from ${work.plannedEnd})::int8,
  'doctorName', ${doctor.lastName} || ' ' || ${doctor.firstName}) order by ${work.plannedStart}, ${work.id})`

const isStanding = sql`${work.state} not in ('CANCELLED_BY_DOCTOR', 'CANCELLED_BY_HOSPITAL')`

type Range = { hospitalId: number; from: Date; to: Date; limit: number }

/**
 * A hospital's spot listings that begin in a range of time, with the applications to answer and the works. Both are
 * gathered once for the hospital, not once per listing.
 */
export const findCalendar = (executor: Executor, { hospitalId, from, to, limit }: Range) => {
  const waiting = executor
    .select({ listing: application.spotWorkId, count: sql<number>`count(*)::int`.as('waiting_count') })
    .from(application)
    .where(
      and(
        eq(application.hospitalId, hospitalId),
        sql`${application.state} in ('APPLIED', 'UNDER_REVIEW') and ${application.releasedAt} is not null`,
      ),
    )
    .groupBy(application.spotWorkId)
    .as('waiting')
  const worked = executor
    .select({
      listing: work.spotWorkId,
      works: worksOf.as('works_of_listing'),
    })
    .from(work)
    .innerJoin(doctor, eq(doctor.id, work.doctorId))
    .where(
      and(
        eq(work.hospitalId, hospitalId),
        // An offer moves a work by twelve hours at most.
        gte(work.plannedStart, sql`${from.toISOString()}::timestamptz - interval '1 day'`),
        lt(work.plannedStart, sql`${to.toISOString()}::timestamptz + interval '1 day'`),
        isStanding,
      ),
    )
    .groupBy(work.spotWorkId)
    .as('worked')
  return executor
    .select({
      id: spotWork.id,
      title: spotWork.title,
      startTime: spotWork.startTime,
      endTime: spotWork.endTime,
      status: spotWork.status,
      shift: spotWork.shift,
      nightDutyPermit: spotWork.nightDutyPermit,
      slots: spotWork.slots,
      filledSlots: spotWork.filledSlots,
      waiting: sql<number>`coalesce(${waiting.count}, 0)`,
      works: sql<CalendarWork[]>`coalesce(${worked.works}, '[]')`,
    })
    .from(spotWork)
    .leftJoin(waiting, eq(waiting.listing, spotWork.id))
    .leftJoin(worked, eq(worked.listing, spotWork.id))
    .where(
      and(
        eq(spotWork.hospitalId, hospitalId),
        gte(spotWork.startTime, from),
        lt(spotWork.startTime, to),
        ne(spotWork.status, 'DRAFT'),
      ),
    )
    .orderBy(asc(spotWork.startTime), asc(spotWork.id))
    .limit(limit)
}

/** The dates of regular contracts that begin in a range of time: one entry per listing and start. */
export const findRegularDates = (executor: Executor, { hospitalId, from, to, limit }: Range) =>
  executor
    .select({
      id: regularWork.id,
      title: regularWork.title,
      startTime: work.plannedStart,
      endTime: sql<Date>`max(${work.plannedEnd})`.mapWith(work.plannedEnd),
      shift: regularWork.shift,
      nightDutyPermit: regularWork.nightDutyPermit,
      works: worksOf,
    })
    .from(work)
    .innerJoin(application, eq(application.id, work.applicationId))
    .innerJoin(regularWork, eq(regularWork.id, application.regularWorkId))
    .innerJoin(doctor, eq(doctor.id, work.doctorId))
    .where(
      and(
        eq(work.hospitalId, hospitalId),
        gte(work.plannedStart, from),
        lt(work.plannedStart, to),
        isStanding,
      ),
    )
    .groupBy(regularWork.id, work.plannedStart)
    .orderBy(asc(work.plannedStart), asc(regularWork.id))
    .limit(limit)

import { and, asc, eq, gte, lt, ne, sql } from 'drizzle-orm'
import type { WorkState } from '../../domain/application/application-words.ts'
import type { NightDutyPermit, Shift } from '../../domain/listing/listing-words.ts'
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

type Range = { hospitalId: number; from: Date; to: Date; limit: number }

/**
 * A hospital's spot listings that begin in a range of time, with the applications to answer, which are counted once for
 * the hospital, not once per listing. `works`: whether there are any, at whatever time.
 */
export const findCalendarListings = (executor: Executor, { hospitalId, from, to, limit }: Range) => {
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
  return executor
    .select({
      id: spotWork.id,
      title: spotWork.title,
      startTime: spotWork.startTime,
      endTime: spotWork.endTime,
      status: spotWork.status,
      applicationDeadline: spotWork.applicationDeadline,
      shift: spotWork.shift,
      nightDutyPermit: spotWork.nightDutyPermit,
      slots: spotWork.slots,
      filledSlots: spotWork.filledSlots,
      waiting: sql<number>`coalesce(${waiting.count}, 0)`,
    })
    .from(spotWork)
    .leftJoin(waiting, eq(waiting.listing, spotWork.id))
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

export type CalendarListing = Awaited<ReturnType<typeof findCalendarListings>>[number]

/**
 * A hospital's works of both kinds that are not cancelled, by the time at which they are planned now: one entry per
 * listing, start and end.
 */
export const findCalendarWorks = (executor: Executor, { hospitalId, from, to, limit }: Range) =>
  executor
    .select({
      spotWorkId: spotWork.id,
      regularWorkId: regularWork.id,
      title: sql<string>`coalesce(${spotWork.title}, ${regularWork.title})`,
      startTime: work.plannedStart,
      endTime: work.plannedEnd,
      shift: sql<Shift>`coalesce(${spotWork.shift}, ${regularWork.shift})`,
      nightDutyPermit: sql<NightDutyPermit>`coalesce(${spotWork.nightDutyPermit}, ${regularWork.nightDutyPermit})`,
      works: sql<CalendarWork[]>`json_agg(json_build_object('workId', ${work.id}, 'state', ${work.state},
        'doctorId', ${work.doctorId}, 'start', extract(epoch from ${work.plannedStart})::int8,
        'end', extract(epoch from ${work.plannedEnd})::int8,
        'doctorName', ${doctor.lastName} || ' ' || ${doctor.firstName}) order by ${work.id})`,
    })
    .from(work)
    .innerJoin(application, eq(application.id, work.applicationId))
    .leftJoin(spotWork, eq(spotWork.id, application.spotWorkId))
    .leftJoin(regularWork, eq(regularWork.id, application.regularWorkId))
    .innerJoin(doctor, eq(doctor.id, work.doctorId))
    .where(
      and(
        eq(work.hospitalId, hospitalId),
        gte(work.plannedStart, from),
        lt(work.plannedStart, to),
        sql`${work.state} not in ('CANCELLED_BY_DOCTOR', 'CANCELLED_BY_HOSPITAL')`,
      ),
    )
    .groupBy(spotWork.id, regularWork.id, work.plannedStart, work.plannedEnd)
    .orderBy(asc(work.plannedStart), asc(spotWork.id), asc(regularWork.id))
    .limit(limit)

export type CalendarWorks = Awaited<ReturnType<typeof findCalendarWorks>>[number]

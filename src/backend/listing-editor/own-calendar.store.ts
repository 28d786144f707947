import { and, asc, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { WorkState } from '../../domain/application/application-words.ts'
import type { NightDutyPermit, Shift } from '../../domain/listing/listing-words.ts'
import type { Executor } from '../database/client.ts'
import { application, work } from '../database/schema/work/application.ts'
import { doctor } from '../database/schema/doctor/doctor.ts'
import { regularWork } from '../database/schema/listing/regular-work.ts'
import { spotWork } from '../database/schema/listing/spot-work.ts'

export type HospitalCalendarWork = {
  workId: string
  doctorId: string
  doctorName: string
  state: WorkState
  /** Seconds since 1970. */
  start: number
  end: number
}

/** Civil days from one to before another, and how many rows of each are read. */
type Range = { hospitalId: number; first: string; after: string; eachDay: number }

/** SQL for the ids of the first rows of each day: a day with ten thousand costs what one with a few does. */
const firstOfEachDay = (
  { first, after, eachDay }: Range,
  { table, start, where }: { table: SQL; start: SQL; where: SQL },
): SQL => sql`array(
  select found.id from generate_series(${first}::date, ${after}::date - 1, interval '1 day') day
  cross join lateral (select one.id from ${table} one where ${where}
    and ${start} >= day::timestamp at time zone 'Asia/Tokyo'
    and ${start} < (day + interval '1 day')::timestamp at time zone 'Asia/Tokyo'
    order by ${start}, one.id limit ${eachDay}) found)`

/**
 * A hospital's spot listings that begin in a range of time, with the applications to answer, which are counted once for
 * the hospital, not once per listing. `works`: whether there are any, at whatever time.
 */
export const findCalendarListings = (executor: Executor, range: Range) => {
  const { hospitalId } = range
  const waiting = executor
    .select({ listing: application.spotWorkId, count: sql<number>`count(*)::int`.as('waiting_count') })
    .from(application)
    .where(
      and(
        eq(application.hospitalId, hospitalId),
        // As the index of the inbox says it.
        sql`${application.state} in ('APPLIED', 'UNDER_REVIEW') and not ${application.awaitsDoctor}`,
        isNotNull(application.releasedAt),
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
      sql`${spotWork.id} = any(${firstOfEachDay(range, {
        table: sql`${spotWork}`,
        start: sql`one.start_time`,
        // One whose doctors are all settled is there by its works (`calendarEntries`).
        where: sql`one.hospital_id = ${hospitalId} and one.status <> 'DRAFT'
          and (one.filled_slots = 0 or one.filled_slots < one.slots or one.applicant_count > one.filled_slots)`,
      })})`,
    )
    .orderBy(asc(spotWork.startTime), asc(spotWork.id))
}

export type CalendarListing = Awaited<ReturnType<typeof findCalendarListings>>[number]

/**
 * A hospital's works of both kinds that are not cancelled, by the time at which they are planned now: one entry per
 * listing, start and end.
 */
export const findCalendarWorks = (executor: Executor, range: Range) =>
  executor
    .select({
      spotWorkId: spotWork.id,
      regularWorkId: regularWork.id,
      title: sql<string>`coalesce(${spotWork.title}, ${regularWork.title})`,
      startTime: work.plannedStart,
      endTime: work.plannedEnd,
      shift: sql<Shift>`coalesce(${spotWork.shift}, ${regularWork.shift})`,
      nightDutyPermit: sql<NightDutyPermit>`coalesce(${spotWork.nightDutyPermit}, ${regularWork.nightDutyPermit})`,
      works: sql<
        HospitalCalendarWork[]
      >`json_agg(json_build_object('workId', ${work.id}, 'state', ${work.state},
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
      sql`${work.id} = any(${firstOfEachDay(range, {
        table: sql`${work}`,
        start: sql`one.planned_start`,
        where: sql`one.hospital_id = ${range.hospitalId}
          and one.state not in ('CANCELLED_BY_DOCTOR', 'CANCELLED_BY_HOSPITAL')`,
      })})`,
    )
    .groupBy(spotWork.id, regularWork.id, work.plannedStart, work.plannedEnd)
    .orderBy(asc(work.plannedStart), asc(spotWork.id), asc(regularWork.id))

export type CalendarWorks = Awaited<ReturnType<typeof findCalendarWorks>>[number]

import { and, asc, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { NightDutyPermit, Shift } from '../../../domain/listing/listing-words.ts'
import type { PermitTerms } from '../../../domain/listing/terms/terms-snapshot.ts'
import { plannedInterval } from '../../../domain/work/rest-interval.ts'
import type { RestWork } from '../../../domain/work/rest-windows.ts'
import type { MainJob } from '../../../domain/work/period-hours.ts'
import { together } from '../../../platform/server/together.server.ts'
import type { Executor } from '../../database/client.ts'
import { standingWorks } from '../../database/neighbour-works.sql.ts'
import { application, work } from '../../database/schema/work/application.ts'
import { doctor } from '../../database/schema/doctor/doctor.ts'
import { calendarBlock } from '../../database/schema/doctor/ng.ts'
import { hospital } from '../../database/schema/hospital/hospital.ts'
import { regularWork } from '../../database/schema/listing/regular-work.ts'
import { doctorProfile } from '../../database/schema/doctor/registration.ts'
import { spotWork } from '../../database/schema/listing/spot-work.ts'
import { workReport } from '../../database/schema/work/work-record.ts'

/** More works than a doctor has in the years that one page asks for. */
const MOST = 3_000

type Span = { doctorId: string; from: Date; before: Date }

/** As reported, else as planned. */
const REPORTED = {
  plannedStart: work.plannedStart,
  plannedEnd: work.plannedEnd,
  start: sql<Date>`coalesce(${workReport.actualStart}, ${work.plannedStart})`.mapWith(work.plannedStart),
  end: sql<Date>`coalesce(${workReport.actualEnd}, ${work.plannedEnd})`.mapWith(work.plannedEnd),
  breakMinutes: sql<number>`coalesce(${workReport.breakMinutes}, ${work.breakMinutes})::int`,
  workedInPermit: sql<number>`coalesce(${workReport.permittedMinutes}, 0)::int`,
}

/** What hours and rest are computed from. */
const TIMES = {
  ...REPORTED,
  permit: sql<PermitTerms | null>`${application.terms}->'permit'`,
  shift: sql<Shift | null>`coalesce(${spotWork.shift}, ${regularWork.shift})`,
  nightDutyPermit: sql<NightDutyPermit | null>`coalesce(${application.terms}->'permit'->>'kind',
    ${spotWork.nightDutyPermit}, ${regularWork.nightDutyPermit})`,
}

const isWithin = ({ doctorId, from, before }: Span) =>
  and(standingWorks(doctorId), gte(work.plannedStart, from), lt(work.plannedStart, before))

/** The doctor's works that begin in a time range and are neither cancelled nor missed, the earliest first. */
const findWorks = (executor: Executor, span: Span) =>
  executor
    .select({
      ...REPORTED,
      ownShift: spotWork.shift,
      ownPermit: spotWork.nightDutyPermit,
      id: work.id,
      spotWorkId: work.spotWorkId,
      applicationId: work.applicationId,
      state: work.state,
      hospitalName: hospital.name,
      isReported: sql<boolean>`${workReport.workId} is not null`,
    })
    .from(work)
    .innerJoin(hospital, eq(hospital.id, work.hospitalId))
    .leftJoin(spotWork, eq(spotWork.id, work.spotWorkId))
    .leftJoin(workReport, and(eq(workReport.workId, work.id), eq(workReport.number, work.reportNumber)))
    .where(isWithin(span))
    .orderBy(asc(work.plannedStart), asc(work.id))
    .limit(MOST)

/** What was agreed for them, once for all works of a contract and in one look at the terms, which are large. */
const findAgreed = (executor: Executor, span: Span) =>
  executor
    .select({
      id: application.id,
      regularWorkId: application.regularWorkId,
      permit: sql<PermitTerms | null>`said.permit`,
      title: sql<string | null>`said.title`,
      shift: regularWork.shift,
      nightDutyPermit: regularWork.nightDutyPermit,
    })
    .from(application)
    .crossJoinLateral(sql`jsonb_to_record(${application.terms}) said(permit jsonb, title text)`)
    .leftJoin(regularWork, eq(regularWork.id, application.regularWorkId))
    .where(
      inArray(application.id, executor.select({ id: work.applicationId }).from(work).where(isWithin(span))),
    )

/** The doctor's works that begin in a time range and are neither cancelled nor missed, with what was agreed. */
export async function findHours(executor: Executor, span: Span) {
  const [works, agreed] = await together(
    async () => findWorks(executor, span),
    async () => findAgreed(executor, span),
  )
  const termsOf = new Map(agreed.map((terms) => [terms.id, terms]))
  return works.map(({ ownShift, ownPermit, ...found }) => {
    const terms = found.applicationId === null ? undefined : termsOf.get(found.applicationId)
    return {
      ...found,
      regularWorkId: terms?.regularWorkId ?? null,
      permit: terms?.permit ?? null,
      title: terms?.title ?? '',
      shift: ownShift ?? terms?.shift ?? null,
      nightDutyPermit: terms?.permit?.kind ?? ownPermit ?? terms?.nightDutyPermit ?? null,
    }
  })
}

export type HoursRow = Awaited<ReturnType<typeof findHours>>[number]

/** Condition: the doctor's times of the main job that overlap a time range. */
const mainJobWithin = ({ doctorId, from, before }: Span): SQL => sql`${calendarBlock.doctorId} = ${doctorId}
  and ${calendarBlock.isWork}
  and ${calendarBlock.endTime} > ${from.toISOString()} and ${calendarBlock.startTime} < ${before.toISOString()}`

/** The doctor's works on which rest depends, with those of the main job, whose ids are null; in one statement. */
export const findRestWorks = (executor: Executor, { doctorId, from, before }: Span) =>
  unionAll(
    executor
      .select({
        ...TIMES,
        id: sql<string | null>`${work.id}`,
        spotWorkId: sql<number | null>`${work.spotWorkId}`.mapWith((id: string): number | null => Number(id)),
        applicationId: sql<string | null>`${work.applicationId}`,
      })
      .from(work)
      .leftJoin(application, eq(application.id, work.applicationId))
      .leftJoin(spotWork, eq(spotWork.id, work.spotWorkId))
      .leftJoin(regularWork, eq(regularWork.id, application.regularWorkId))
      .leftJoin(workReport, and(eq(workReport.workId, work.id), eq(workReport.number, work.reportNumber)))
      .where(and(standingWorks(doctorId), gte(work.plannedStart, from), lt(work.plannedStart, before))),
    executor
      .select({
        plannedStart: calendarBlock.startTime,
        plannedEnd: calendarBlock.endTime,
        start: sql<Date>`${calendarBlock.startTime}`,
        end: sql<Date>`${calendarBlock.endTime}`,
        breakMinutes: sql<number>`0`,
        workedInPermit: sql<number>`0`,
        permit: sql<PermitTerms | null>`null::jsonb`,
        // No duty: the calendar does not say.
        shift: sql<Shift | null>`null::text`,
        nightDutyPermit: sql<NightDutyPermit | null>`null::text`,
        id: sql<string | null>`null::uuid`,
        spotWorkId: sql<number | null>`null::bigint`,
        applicationId: sql<string | null>`null::uuid`,
      })
      .from(calendarBlock)
      .where(mainJobWithin({ doctorId, from, before })),
  )

const milliseconds = (column: typeof calendarBlock.startTime) =>
  sql`(date_part('epoch', ${column}) * 1000)::float8`

/**
 * What the doctor has told of the main hospital, and the works there that overlap a time range: the times of the calendar
 * that are marked as 常勤先の勤務. They concern rest alone, since the weekly hours count them, and no hospital sees them.
 */
export async function findMainJob(
  executor: Executor,
  span: Span,
): Promise<{ main: MainJob; around: RestWork[] }> {
  const { startTime, endTime } = calendarBlock
  const [row] = await executor
    .select({
      level: doctorProfile.mainHospitalLevel,
      weeklyHours: doctorProfile.weeklyHours,
      works: sql<[number, number][]>`(
        select coalesce(json_agg(json_build_array(${milliseconds(startTime)}, ${milliseconds(endTime)})), '[]')
        from ${calendarBlock} where ${mainJobWithin(span)})`,
    })
    .from(doctor)
    .leftJoin(doctorProfile, eq(doctorProfile.doctorId, doctor.id))
    .where(eq(doctor.id, span.doctorId))
  if (!row) return NO_MAIN_JOB
  const { works, ...main } = row
  const around = works.map(([start, end]) =>
    plannedInterval({ start: new Date(start), end: new Date(end), shift: null, nightDutyPermit: null }),
  )
  return { main, around }
}

/** Of an account without a doctor. */
export const NO_MAIN_JOB: { main: MainJob; around: RestWork[] } = {
  main: { level: null, weeklyHours: null },
  around: [],
}

export async function findDoctorName(executor: Executor, doctorId: string): Promise<string> {
  const [row] = await executor
    .select({ lastName: doctor.lastName, firstName: doctor.firstName })
    .from(doctor)
    .where(eq(doctor.id, doctorId))
  return row ? `${row.lastName} ${row.firstName}` : ''
}

export async function findDoctorOfAccount(executor: Executor, accountId: string) {
  const [row] = await executor
    .select({ id: doctor.id, lastName: doctor.lastName, firstName: doctor.firstName })
    .from(doctor)
    .where(eq(doctor.accountId, accountId))
  return row ? { id: row.id, name: `${row.lastName} ${row.firstName}` } : null
}

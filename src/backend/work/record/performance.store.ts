import { and, desc, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm'
import { HOSPITAL_REASONS, type WorkSums } from '../../../domain/work/performance.ts'
import type { WorkState } from '../../../domain/application/application-words.ts'
import type { Executor } from '../../database/client.ts'
import { application, work } from '../../database/schema/application.ts'
import { appreciation } from '../../database/schema/appreciation.ts'
import { doctor } from '../../database/schema/doctor.ts'
import { regularEngagement, regularWorkSchedule } from '../../database/schema/engagement.ts'
import { hospital } from '../../database/schema/hospital.ts'
import { workReport } from '../../database/schema/work-record.ts'
import type { KeysetCursor } from '../../keyset-cursor.ts'
import { findRecords, minutesOfWork, tokyoStart, yenOfWork } from './record.store.ts'

/** States of a work whose report stands. */
const CONFIRMED: WorkState[] = ['CONFIRMED', 'PAID']

const declinedFor = (reasons?: readonly string[]) => sql`coalesce((
  select sum(value::int) from jsonb_each_text(${workReport.declined})
  ${
    reasons &&
    sql`where key in (${sql.join(
      reasons.map((reason) => sql`${reason}::text`),
      sql`, `,
    )})`
  }), 0)`

/** 感謝の声 for a work, without those that our staff has removed. */
const thanksOfWork = sql`(
  select count(*) from ${appreciation}
  where ${appreciation.workId} = ${work.id} and ${appreciation.reportState} <> 'REMOVED')`

const sum = (value: SQL) => sql<number>`coalesce(sum(${value}), 0)::int`

/** Sums of the works of a group; a work without a report counts its fee and planned hours only. */
const SUMS = {
  works: sql<number>`count(*)::int`,
  minutes: sum(minutesOfWork),
  ambulanceAccepted: sum(sql`${workReport.ambulanceAccepted}`),
  declined: sum(declinedFor()),
  declinedByHospital: sum(declinedFor(HOSPITAL_REASONS)),
  admissions: sum(sql`${workReport.admissionsAmbulance} + ${workReport.admissionsWalkIn}`),
  walkIns: sum(sql`${workReport.walkIns}`),
  wardCalls: sum(sql`${workReport.wardCalls}`),
  incentiveYen: sum(sql`${workReport.incentiveYen}`),
  yen: sum(yenOfWork),
  appreciations: sum(thanksOfWork),
} as const satisfies Record<keyof WorkSums, SQL>

const ofReport = and(eq(workReport.workId, work.id), eq(workReport.number, work.reportNumber))

const isConfirmed = (doctorId: string, from: Date | null) =>
  and(
    eq(work.doctorId, doctorId),
    inArray(work.state, CONFIRMED),
    from ? gte(work.plannedStart, from) : undefined,
  )

type Since = { doctorId: string; from: Date | null }

type Spans = Since & { before: Date | null; earliest: Date | null }

/** The period in which a work began: this one (from `from`), the one before (from `before`), or neither. */
const sideOf = ({ from, before }: Spans) => {
  const since = (instant: Date) => sql`${work.plannedStart} >= ${instant.toISOString()}::timestamptz`
  if (!from || !before) return sql<string>`'CURRENT'::text`
  return sql<string>`case when ${since(from)} then 'CURRENT' when ${since(before)} then 'PREVIOUS' else 'NONE' end`
}

/** Sums by month in Tokyo and by period. Works before `earliest` are left out. */
export const sumByMonth = (executor: Executor, spans: Spans) =>
  executor
    .select({
      month: sql<string>`to_char(${tokyoStart}, 'YYYY-MM')`.as('month'),
      side: sideOf(spans).as('side'),
      ...SUMS,
    })
    .from(work)
    .leftJoin(workReport, ofReport)
    .where(isConfirmed(spans.doctorId, spans.earliest))
    .groupBy(sql`month`, sql`side`)
    .orderBy(sql`month`)

/** Sums by hospital and regular contract, the most works first. */
export const sumByHospital = (executor: Executor, { doctorId, from }: Since, limit: number) =>
  executor
    .select({ hospitalName: hospital.name, engagementId: regularWorkSchedule.engagementId, ...SUMS })
    .from(work)
    .innerJoin(hospital, eq(hospital.id, work.hospitalId))
    .leftJoin(regularWorkSchedule, eq(regularWorkSchedule.workId, work.id))
    .leftJoin(workReport, ofReport)
    .where(isConfirmed(doctorId, from))
    .groupBy(hospital.id, regularWorkSchedule.engagementId)
    .orderBy(sql`count(*) desc`, hospital.id)
    .limit(limit)

type Between = { doctorId: string; from: Date; before: Date }

/** The doctor's name, and the sums of the confirmed works that began in a time range. */
export async function sumBetween(executor: Executor, { doctorId, from, before }: Between) {
  const [row] = await executor
    .select({
      doctorName: sql<string>`${doctor.lastName} || ' ' || ${doctor.firstName}`,
      hospitals: sql<number>`count(distinct ${work.hospitalId})::int`,
      ...SUMS,
      works: sql<number>`count(${work.id})::int`,
      minutes: sum(sql`case when ${work.id} is not null then ${minutesOfWork} end`),
    })
    .from(doctor)
    .leftJoin(
      work,
      and(eq(work.doctorId, doctor.id), isConfirmed(doctorId, from), lt(work.plannedStart, before)),
    )
    .leftJoin(workReport, ofReport)
    .where(eq(doctor.id, doctorId))
    .groupBy(doctor.id)
  return row ?? null
}

/** Years, in Tokyo, with confirmed works of the doctor, the latest first. */
export async function findConfirmedYears(executor: Executor, doctorId: string): Promise<number[]> {
  const rows = await executor
    .select({ year: sql<number>`extract(year from ${tokyoStart})::int`.as('year') })
    .from(work)
    .where(isConfirmed(doctorId, null))
    .groupBy(sql`year`)
    .orderBy(sql`year desc`)
  return rows.map(({ year }) => year)
}

type ListPage = { after: KeysetCursor | null; limit: number }

const isAfter = (after: KeysetCursor | null) =>
  after ? sql`(${work.plannedStart}, ${work.id}) < (${after.at}::timestamptz, ${after.id}::uuid)` : undefined

/** Confirmed works, the latest first, by keyset pagination. */
export const findConfirmed = (executor: Executor, { doctorId, from, after, limit }: Since & ListPage) =>
  findRecords(executor)
    .where(and(isConfirmed(doctorId, from), isAfter(after)))
    .orderBy(desc(work.plannedStart), desc(work.id))
    .limit(limit)

/** A contract of the doctor with the sums of its confirmed works; null for any other. */
export async function findEngagementSums(executor: Executor, doctorId: string, engagementId: string) {
  const [row] = await executor
    .select({
      hospitalName: hospital.name,
      title: sql<string>`${application.terms}->>'title'`,
      regularWorkId: regularEngagement.regularWorkId,
      ...SUMS,
      works: sql<number>`count(${work.id})::int`,
      minutes: sum(sql`case when ${work.id} is not null then ${minutesOfWork} end`),
    })
    .from(regularEngagement)
    .innerJoin(application, eq(application.id, regularEngagement.applicationId))
    .innerJoin(hospital, eq(hospital.id, regularEngagement.hospitalId))
    .leftJoin(work, and(eq(work.applicationId, application.id), inArray(work.state, CONFIRMED)))
    .leftJoin(workReport, ofReport)
    .where(and(eq(regularEngagement.id, engagementId), eq(regularEngagement.doctorId, doctorId)))
    .groupBy(hospital.id, application.id, regularEngagement.id)
  return row ?? null
}

/** The confirmed works of a contract of the doctor, the latest first. */
export const findEngagementWorks = (
  executor: Executor,
  { doctorId, engagementId, after, limit }: ListPage & { doctorId: string; engagementId: string },
) =>
  findRecords(executor)
    .where(
      and(isConfirmed(doctorId, null), eq(regularWorkSchedule.engagementId, engagementId), isAfter(after)),
    )
    .orderBy(desc(work.plannedStart), desc(work.id))
    .limit(limit)

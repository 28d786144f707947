import { and, between, desc, eq, gt, gte, inArray, sql, type SQL } from 'drizzle-orm'
import { HOSPITAL_REASONS, type WorkSums } from '../../../domain/work/performance.ts'
import { addMonths, monthOf } from '../../../domain/text/month-days.ts'
import { tokyoDay, tokyoInstant } from '../../../domain/text/tokyo-time.ts'
import type { WorkState } from '../../../domain/application/application-words.ts'
import type { Executor } from '../../database/client.ts'
import { application, work } from '../../database/schema/work/application.ts'
import { appreciation } from '../../database/schema/work/appreciation.ts'
import { doctor } from '../../database/schema/doctor/doctor.ts'
import { regularEngagement, regularWorkSchedule } from '../../database/schema/work/engagement.ts'
import { hospital } from '../../database/schema/hospital/hospital.ts'
import { performanceSum } from '../../database/schema/doctor/performance.ts'
import { workReport } from '../../database/schema/work/work-record.ts'
import type { KeysetCursor } from '../../database/keyset-cursor.ts'
import { findRecords, minutesOfWork, tokyoStart, yenOfWork } from '../record/record.store.ts'

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

/**
 * What one work adds to each sum, as `performance_of` of the database computes it for `performance_sum`; a work without
 * a report counts its fee and planned hours only.
 */
const ADDED = {
  works: sql`1`,
  minutes: sql`round(${minutesOfWork})`,
  ambulanceAccepted: sql`coalesce(${workReport.ambulanceAccepted}, 0)`,
  declined: declinedFor(),
  declinedByHospital: declinedFor(HOSPITAL_REASONS),
  admissions: sql`coalesce(${workReport.admissionsAmbulance} + ${workReport.admissionsWalkIn}, 0)`,
  walkIns: sql`coalesce(${workReport.walkIns}, 0)`,
  wardCalls: sql`coalesce(${workReport.wardCalls}, 0)`,
  incentiveYen: sql`coalesce(${workReport.incentiveYen}, 0)`,
  yen: yenOfWork,
  appreciations: thanksOfWork,
} as const satisfies Record<keyof WorkSums, SQL>

const isSum = (name: string): name is keyof WorkSums => Object.hasOwn(ADDED, name)
const SUM_NAMES = Object.keys(ADDED).filter(isSum)
const each = (toSql: (name: keyof WorkSums) => SQL) => sql.join(SUM_NAMES.map(toSql), sql`, `)
const summed = (name: keyof WorkSums) =>
  sql`coalesce(sum(${sql.identifier(name)}), 0)::int as ${sql.identifier(name)}`

const kept = (name: keyof WorkSums) => sql<number>`coalesce(sum(${performanceSum[name]}), 0)::int`
/** Sums of rows of `performance_sum`. */
const KEPT = {
  works: kept('works'),
  minutes: kept('minutes'),
  ambulanceAccepted: kept('ambulanceAccepted'),
  declined: kept('declined'),
  declinedByHospital: kept('declinedByHospital'),
  admissions: kept('admissions'),
  walkIns: kept('walkIns'),
  wardCalls: kept('wardCalls'),
  incentiveYen: kept('incentiveYen'),
  yen: kept('yen'),
  appreciations: kept('appreciations'),
} as const satisfies Record<keyof WorkSums, SQL>

const ofReport = and(eq(workReport.workId, work.id), eq(workReport.number, work.reportNumber))

const isConfirmed = (doctorId: string, from: Date | null) =>
  and(
    eq(work.doctorId, doctorId),
    inArray(work.state, CONFIRMED),
    from ? gte(work.plannedStart, from) : undefined,
  )

type Since = { doctorId: string; from: Date | null }

/** A period from `from` on, and the one before it, from `before` on; all works without them. */
type Spans = {
  doctorId: string
  bounds: { from: Date; before: Date } | null
  firstMonth: string
}

const instantSql = (instant: Date) => sql`${instant.toISOString()}::timestamptz`
const monthAt = (instant: Date) => monthOf(tokyoDay(instant))

/**
 * Parts that add up to the sums of a doctor: whole months from `performance_sum`, and the works of the two months in
 * which a period begins one by one. `side` says in which period a part lies.
 */
function partsOf({ doctorId, bounds, firstMonth }: Spans): SQL {
  const months = sql`select month, 'CURRENT'::text side, hospital_id, engagement_id,
    ${each((name) => sql`${performanceSum[name]} as ${sql.identifier(name)}`)}
    from ${performanceSum} where doctor_id = ${doctorId}::uuid and works > 0`
  if (!bounds) return months
  const { from, before } = bounds
  const edges = [monthAt(from), monthAt(before)]
  const earliest = edges[1] && edges[1] < firstMonth ? edges[1] : firstMonth
  const edge = (month: string) => {
    const [start, end] = [tokyoInstant(`${month}-01`), tokyoInstant(`${addMonths(month, 1)}-01`)]
    return sql`(${work.plannedStart} >= ${instantSql(start)} and ${work.plannedStart} < ${instantSql(end)})`
  }
  const whole = sql`select month, case when month > ${edges[0]} then 'CURRENT' when month > ${edges[1]} then 'PREVIOUS' else 'NONE' end side,
    hospital_id, engagement_id, ${each((name) => sql`${performanceSum[name]} as ${sql.identifier(name)}`)}
    from ${performanceSum} where doctor_id = ${doctorId}::uuid and works > 0
      and month >= ${earliest} and month not in (${edges[0]}, ${edges[1]})`
  const single = sql`select to_char(${tokyoStart}, 'YYYY-MM') as month,
    case when ${work.plannedStart} >= ${instantSql(from)} then 'CURRENT'
      when ${work.plannedStart} >= ${instantSql(before)} then 'PREVIOUS' else 'NONE' end side,
    ${work.hospitalId}, ${regularEngagement.id}, ${each((name) => sql`(${ADDED[name]})::int as ${sql.identifier(name)}`)}
    from ${work} left join ${workReport} on ${ofReport}
    left join ${regularEngagement} on ${regularEngagement.applicationId} = ${work.applicationId}
    where ${isConfirmed(doctorId, null)} and (${edge(monthAt(from))} or ${edge(monthAt(before))})`
  return sql`${whole} union all ${single}`
}

type SumRow = WorkSums & {
  month: string
  side: 'CURRENT' | 'PREVIOUS' | 'NONE'
  hospitalName: string
  engagementId: string
}

/**
 * Sums by month in Tokyo and by period, months before `firstMonth` as one (''); then the `limit` hospitals and regular
 * contracts with the most works of this period.
 */
export async function findSums(executor: Executor, spans: Spans, limit: number) {
  const month = sql`case when month >= ${spans.firstMonth} then month else '' end`
  const { rows } = await executor.execute<SumRow>(sql`
    with part as (${partsOf(spans)})
    select ${month} as month, side, '' as "hospitalName", '' as "engagementId", ${each(summed)}
    from part group by 1, 2
    union all (
      select '', 'CURRENT', ${hospital.name}, coalesce(engagement_id::text, ''), ${each(summed)}
      from part join ${hospital} on ${hospital.id} = part.hospital_id where side = 'CURRENT'
      group by ${hospital.id}, engagement_id order by "works" desc, ${hospital.id} limit ${limit})`)
  return {
    months: rows.filter(({ hospitalName }) => hospitalName === ''),
    hospitals: rows.filter(({ hospitalName }) => hospitalName !== ''),
  }
}

type Months = { doctorId: string; first: string; last: string }

/** The doctor's name, and the sums of the confirmed works of the months from `first` to `last`. */
export async function sumMonths(executor: Executor, { doctorId, first, last }: Months) {
  const [row] = await executor
    .select({
      doctorName: sql<string>`${doctor.lastName} || ' ' || ${doctor.firstName}`,
      hospitals: sql<number>`count(distinct ${performanceSum.hospitalId})::int`,
      ...KEPT,
    })
    .from(doctor)
    .leftJoin(
      performanceSum,
      and(
        eq(performanceSum.doctorId, doctor.id),
        between(performanceSum.month, first, last),
        gt(performanceSum.works, 0),
      ),
    )
    .where(eq(doctor.id, doctorId))
    .groupBy(doctor.id)
  return row ?? null
}

/** Years, in Tokyo, with confirmed works of the doctor, the latest first. */
export async function findConfirmedYears(executor: Executor, doctorId: string): Promise<number[]> {
  const rows = await executor
    .select({
      year: sql<number>`left(${performanceSum.month}, 4)::int`.as('year'),
    })
    .from(performanceSum)
    .where(and(eq(performanceSum.doctorId, doctorId), gt(performanceSum.works, 0)))
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
      ...KEPT,
    })
    .from(regularEngagement)
    .innerJoin(application, eq(application.id, regularEngagement.applicationId))
    .innerJoin(hospital, eq(hospital.id, regularEngagement.hospitalId))
    .leftJoin(
      performanceSum,
      and(eq(performanceSum.doctorId, doctorId), eq(performanceSum.engagementId, regularEngagement.id)),
    )
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

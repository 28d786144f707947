import { and, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm'
import { MINIMUM_REPORTS } from '../../../domain/listing/workload-text.ts'
import { surveyFiguresOf } from '../../../domain/work/accuracy.ts'
import type { Executor } from '../../database/client.ts'
import { application, work } from '../../database/schema/work/application.ts'
import { hospital, hospitalWorkload } from '../../database/schema/hospital/hospital.ts'
import { hospitalAccuracy } from '../../database/schema/hospital/hospital-figure.ts'
import { regularWork } from '../../database/schema/listing/regular-work.ts'
import { spotWork } from '../../database/schema/listing/spot-work.ts'
import { workReport } from '../../database/schema/work/work-record.ts'
import { workSurvey } from '../../database/schema/work/work-survey.ts'

/** The columns of a hospital that its surveys determine. */
const FIGURES = [
  'accuracyPercent',
  'accuracyCount',
  'busynessTenths',
  'handoverTenths',
  'facilitiesTenths',
  'reworkYes',
  'reworkCondition',
  'reworkNo',
] as const

const tenths = (mean: number) => Math.round(mean * 10)

/**
 * Sets 求人票どおり度 and the impressions of hospitals from the surveys that can no longer be edited, in the order in which
 * they became final (`domain/work/accuracy.ts`). Surveys of doctors who have left stay where they are in that order.
 */
export async function updateSurveyFigures(
  executor: Executor,
  hospitalIds: number[],
  now: Date,
): Promise<void> {
  const isFinal = and(isNotNull(workSurvey.submittedAt), lte(workSurvey.editableUntil, now))
  const rows = await executor
    .select({
      hospitalId: work.hospitalId,
      doctorId: work.doctorId,
      duty: workSurvey.duty,
      time: workSurvey.time,
      break: workSurvey.break,
      pay: workSurvey.pay,
      busyness: workSurvey.busyness,
      handover: workSurvey.handover,
      facilities: workSurvey.facilities,
      rework: workSurvey.rework,
    })
    .from(workSurvey)
    .innerJoin(work, eq(work.id, workSurvey.workId))
    .where(and(isFinal, inArray(work.hospitalId, hospitalIds)))
    .orderBy(workSurvey.editableUntil, workSurvey.workId)
  for (const [hospitalId, surveys] of Map.groupBy(rows, (row) => row.hospitalId)) {
    const figure = surveyFiguresOf(surveys)
    // A hospital without a whole group keeps what it has.
    if (figure === null) continue
    const { percent, count, items, impressions } = figure
    const figures = {
      accuracyPercent: percent,
      accuracyCount: count,
      busynessTenths: tenths(impressions.busyness),
      handoverTenths: tenths(impressions.handover),
      facilitiesTenths: tenths(impressions.facilities),
      reworkYes: impressions.reworkYes,
      reworkCondition: impressions.reworkCondition,
      reworkNo: impressions.reworkNo,
    }
    await executor
      .insert(hospitalAccuracy)
      .values({ hospitalId, ...items })
      .onConflictDoUpdate({ target: hospitalAccuracy.hospitalId, set: items })
    await executor
      .update(hospital)
      .set(figures)
      .where(
        and(
          eq(hospital.id, hospitalId),
          // Nothing is written where nothing has changed.
          or(...FIGURES.map((name) => sql`${hospital[name]} is distinct from ${figures[name]}::int`)),
        ),
      )
  }
}

const COUNTS = ['ambulance', 'walk_in', 'ward_call'] as const
const SPREAD = { median: 0.5, low: 0.25, high: 0.75 } as const
const columns = COUNTS.flatMap((count) =>
  Object.entries(SPREAD).map(([name, share]) => ({
    count,
    share,
    name: sql.identifier(`${count}_${name}`),
  })),
)
const names = sql.join(
  columns.map(({ name }) => name),
  sql`, `,
)
const changed = (row: 'excluded' | 'hospital_workload') =>
  sql.join(
    [
      sql.identifier('reports'),
      ...columns.map(({ name }) => name),
      sql.identifier('sleep_minutes_median'),
      sql.identifier('permitted_minutes_median'),
    ].map((name) => sql`${sql.identifier(row)}.${name}`),
    sql`, `,
  )

/**
 * Sets the workload of every shift of these hospitals from which `MINIMUM_REPORTS` confirmed reports of works that ended
 * since `from` are at hand: median and quartiles of what doctors did, the median sleep of nights, and of works
 * under a 宿日直許可 the median of what was worked inside its band. A shift with
 * fewer keeps what it has. Searches notice a change by the trigger of the table.
 */
export async function updateWorkloads(executor: Executor, hospitalIds: number[], from: Date): Promise<void> {
  const percentiles = columns.map(
    ({ count, share }) =>
      sql`round(percentile_cont(${share}::float8) within group (order by ${sql.identifier(count)})::numeric, 1)`,
  )
  await executor.execute(sql`
    with counted as (
      select done.hospital_id, coalesce(spot.shift, regular.shift) shift, report.ambulance_accepted ambulance,
        report.walk_ins walk_in, report.ward_calls ward_call, report.sleep_minutes sleep,
        case when applied.terms->'permit'->>'kind' in ('GRANTED_ALL', 'GRANTED_PARTIAL') then report.permitted_minutes end permitted
      from ${work} done
      join ${workReport} report on report.work_id = done.id and report.number = done.report_number
      left join ${spotWork} spot on spot.id = done.spot_work_id
      left join ${application} applied on applied.id = done.application_id
      left join ${regularWork} regular on regular.id = applied.regular_work_id
      where ${inArray(sql`done.hospital_id`, hospitalIds)} and done.state in ('CONFIRMED', 'PAID')
        and done.planned_end >= ${from.toISOString()}::timestamptz
    )
    insert into ${hospitalWorkload} (hospital_id, shift, reports, ${names}, sleep_minutes_median, permitted_minutes_median)
    select hospital_id, shift, count(*)::int, ${sql.join(percentiles, sql`, `)},
      case when shift = 'NIGHT' then round(percentile_cont(0.5) within group (order by sleep))::int end,
      case when count(permitted) >= ${MINIMUM_REPORTS}::int then round(percentile_cont(0.5) within group (order by permitted))::int end
    from counted where shift is not null group by hospital_id, shift having count(*) >= ${MINIMUM_REPORTS}::int
    on conflict (hospital_id, shift) do update set (reports, ${names}, sleep_minutes_median, permitted_minutes_median) = row(${changed('excluded')})
    where (${changed('hospital_workload')}) is distinct from (${changed('excluded')})`)
}

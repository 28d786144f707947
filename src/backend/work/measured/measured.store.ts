import { sql } from 'drizzle-orm'
import { MINIMUM_REPORTS } from '../../../domain/listing/workload-text.ts'
import { ITEM_PERCENT, SURVEY_ITEM } from '../../../domain/work/survey.ts'
import type { Executor } from '../../database/client.ts'
import { application, work } from '../../database/schema/application.ts'
import { hospital, hospitalWorkload } from '../../database/schema/hospital.ts'
import { regularWork } from '../../database/schema/regular-work.ts'
import { spotWork } from '../../database/schema/spot-work.ts'
import { workReport } from '../../database/schema/work-record.ts'
import { workSurvey } from '../../database/schema/work-survey.ts'

/** Groups of surveys that count, the newest ones: 50 answers. */
const GROUPS = 10

const itemPercent = sql.join(
  Object.keys(SURVEY_ITEM).map((item) => {
    const column = sql`survey.${sql.identifier(item)}`
    const cases = Object.entries(ITEM_PERCENT).map(
      ([answer, percent]) => sql`when ${answer} then ${percent}::numeric`,
    )
    return sql`case ${column} ${sql.join(cases, sql` `)} end`
  }),
  sql` + `,
)

/**
 * Sets 求人票どおり度 of hospitals: the mean of the four answers of their newest surveys that can no longer be edited.
 * Surveys count in whole groups of five, in the order in which they became final, so that no difference between two
 * figures tells a single doctor's answers. A hospital without a whole group keeps what it has.
 */
export async function updateAccuracy(executor: Executor, now: Date): Promise<void> {
  await executor.execute(sql`
    with final as (
      select done.hospital_id, (${itemPercent}) / ${Object.keys(SURVEY_ITEM).length} percent,
        (row_number() over (partition by done.hospital_id order by survey.editable_until, survey.work_id) - 1)
          / ${MINIMUM_REPORTS}::int part,
        count(*) over (partition by done.hospital_id) / ${MINIMUM_REPORTS}::int parts
      from ${workSurvey} survey join ${work} done on done.id = survey.work_id
      where survey.submitted_at is not null and survey.editable_until <= ${now.toISOString()}::timestamptz
    ), figure as (
      select hospital_id, round(avg(percent))::int percent, count(*)::int answers from final
      where part < parts and part >= parts - ${GROUPS}::int group by hospital_id
    )
    update ${hospital} set accuracy_percent = figure.percent, accuracy_count = figure.answers from figure
    where ${hospital.id} = figure.hospital_id
      and (${hospital.accuracyPercent}, ${hospital.accuracyCount}) is distinct from (figure.percent, figure.answers)`)
}

const COUNTS = ['ambulance', 'walk_in', 'ward_call'] as const
const SPREAD = { median: 0.5, low: 0.25, high: 0.75 } as const
const columns = COUNTS.flatMap((count) =>
  Object.entries(SPREAD).map(([name, share]) => ({ count, share, name: sql.identifier(`${count}_${name}`) })),
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
    ].map((name) => sql`${sql.identifier(row)}.${name}`),
    sql`, `,
  )

/**
 * Sets the workload of every shift of a hospital from which `MINIMUM_REPORTS` confirmed reports of works that ended
 * since `from` are at hand: median and quartiles of what doctors did, and the median sleep of nights. A shift with
 * fewer keeps what it has. Searches notice a change by the trigger of the table.
 */
export async function updateWorkloads(executor: Executor, from: Date): Promise<void> {
  const percentiles = columns.map(
    ({ count, share }) =>
      sql`round(percentile_cont(${share}::float8) within group (order by ${sql.identifier(count)})::numeric, 1)`,
  )
  await executor.execute(sql`
    with counted as (
      select done.hospital_id, coalesce(spot.shift, regular.shift) shift, report.ambulance_accepted ambulance,
        report.walk_ins walk_in, report.ward_calls ward_call, report.sleep_minutes sleep
      from ${work} done
      join ${workReport} report on report.work_id = done.id and report.number = done.report_number
      left join ${spotWork} spot on spot.id = done.spot_work_id
      left join ${application} applied on applied.id = done.application_id
      left join ${regularWork} regular on regular.id = applied.regular_work_id
      where done.state in ('CONFIRMED', 'PAID') and done.planned_end >= ${from.toISOString()}::timestamptz
    )
    insert into ${hospitalWorkload} (hospital_id, shift, reports, ${names}, sleep_minutes_median)
    select hospital_id, shift, count(*)::int, ${sql.join(percentiles, sql`, `)},
      case when shift = 'NIGHT' then round(percentile_cont(0.5) within group (order by sleep))::int end
    from counted where shift is not null group by hospital_id, shift having count(*) >= ${MINIMUM_REPORTS}::int
    on conflict (hospital_id, shift) do update set (reports, ${names}, sleep_minutes_median) = row(${changed('excluded')})
    where (${changed('hospital_workload')}) is distinct from (${changed('excluded')})`)
}

import { sql, type SQLChunk } from 'drizzle-orm'
import { FEWEST_COMPARED, FEWEST_PEERS, PERIOD_MONTHS } from '../../../domain/work/hospital-figures.ts'
import { addMonths, monthOf } from '../../../domain/text/month-days.ts'
import { REGIONS } from '../../../domain/text/prefecture.ts'
import { tokyoDay, tokyoInstant } from '../../../domain/text/tokyo-time.ts'
import type { Database, Executor } from '../../database/client.ts'
import { work } from '../../database/schema/work/application.ts'
import { cancellation } from '../../database/schema/work/cancellation.ts'
import { hospital } from '../../database/schema/hospital/hospital.ts'
import { hospitalFigure, peerFigure } from '../../database/schema/hospital/hospital-figure.ts'
import { spotWork } from '../../database/schema/listing/spot-work.ts'
import { answeredSince, MEDIAN_MINUTES } from '../measured/reply-time.store.ts'

/** The first day of the first month of a span that ends with the running month. */
export const firstDayOf = (months: number, now: Date): string =>
  `${addMonths(monthOf(tokyoDay(now)), 1 - months)}-01`

const YEAR = PERIOD_MONTHS.YEAR

/** Every month of a year, and the periods up to now. */
function spansOf(now: Date) {
  const firstDay = firstDayOf(YEAR, now)
  const each = Array.from({ length: YEAR }, (_, index) => ({
    months: 1,
    firstDay: `${addMonths(monthOf(firstDay), index)}-01`,
  }))
  return [
    ...each,
    ...Object.values(PERIOD_MONTHS).map((months) => ({ months, firstDay: firstDayOf(months, now) })),
  ]
}

const list = (values: readonly SQLChunk[]) => sql.join([...values], sql`, `)

/** Rows of spans as a subquery with the instants at which each begins and ends. */
const spanRows = (now: Date) =>
  sql`(values ${list(
    spansOf(now).map(
      ({ months, firstDay }) =>
        sql`(${months}::smallint, ${firstDay}::date, ${tokyoInstant(firstDay).toISOString()}::timestamptz,
        ${tokyoInstant(`${addMonths(monthOf(firstDay), months)}-01`).toISOString()}::timestamptz)`,
    ),
  )}) span (months, first_day, begins, ends)`

/** A listing that was published and not taken back before a doctor took it. */
export const isCounted = sql`${spotWork.status} <> 'DRAFT' and (${spotWork.status} <> 'WITHDRAWN' or ${spotWork.filledSlots} > 0)`

/** An accepted cancellation; that a substitute took over is none. */
export const isCancellation = sql`${cancellation.decision} = 'ACCEPTED' and ${cancellation.substituteSearchId} is null`

const MEASURED = [
  'replies',
  'reply_median_minutes',
  'slots',
  'filled_slots',
  'works',
  'cancelled_by_doctor',
  'cancelled_by_hospital',
].map((name) => sql.identifier(name))
const ROW_NAME = ['hospital_id', 'months', 'first_day'].map((name) => sql.identifier(name))
const of = (row: string, names: typeof ROW_NAME) =>
  list(names.map((name) => sql`${sql.identifier(row)}.${name}`))

/**
 * Recounts the figures of all hospitals for each month of a year and for the periods, by one statement, so that a period
 * and its months never differ. What has nothing to count any more is deleted.
 */
export async function updateFigures(executor: Executor, now: Date): Promise<void> {
  const from = tokyoInstant(firstDayOf(YEAR, now))
  const year = from.toISOString()
  const upTo = now.toISOString()
  await executor.execute(sql`
    with answered as materialized (select * from ${answeredSince(from)} one),
    slot as (
      select hospital_id, start_time at, sum(slots) slots, sum(filled_slots) filled from ${spotWork}
      where start_time >= ${year}::timestamptz and start_time < ${upTo}::timestamptz and ${isCounted}
      group by hospital_id, start_time
    ),
    planned as (
      select one.hospital_id, one.planned_start at, ended.requested_by
      from ${work} one
      left join lateral (
        select requested_by from ${cancellation} where ${cancellation.workId} = one.id and ${isCancellation} limit 1
      ) ended on true
      where one.planned_start >= ${year}::timestamptz and one.planned_start < ${upTo}::timestamptz
    ),
    part as (
      select hospital_id, months, first_day, count(*) replies, ${MEDIAN_MINUTES} reply_median_minutes,
        0 slots, 0 filled_slots, 0 works, 0 cancelled_by_doctor, 0 cancelled_by_hospital
      from answered join ${spanRows(now)} on released_at >= begins and released_at < ends group by 1, 2, 3
      union all
      select hospital_id, months, first_day, 0, null, sum(slots), sum(filled), 0, 0, 0
      from slot join ${spanRows(now)} on at >= begins and at < ends group by 1, 2, 3
      union all
      select hospital_id, months, first_day, 0, null, 0, 0, count(*),
        count(*) filter (where requested_by = 'DOCTOR'), count(*) filter (where requested_by = 'HOSPITAL')
      from planned join ${spanRows(now)} on at >= begins and at < ends group by 1, 2, 3
    ),
    counted as (
      select hospital_id, months, first_day, sum(replies)::int replies,
        max(reply_median_minutes) reply_median_minutes, sum(slots)::int slots, sum(filled_slots)::int filled_slots,
        sum(works)::int works, sum(cancelled_by_doctor)::int cancelled_by_doctor,
        sum(cancelled_by_hospital)::int cancelled_by_hospital
      from part group by 1, 2, 3
    ),
    gone as (
      delete from ${hospitalFigure} where not exists (
        select from counted where (${of('counted', ROW_NAME)}) = (${of('hospital_figure', ROW_NAME)}))
    )
    insert into ${hospitalFigure} (${list(ROW_NAME)}, ${list(MEASURED)})
    select ${list(ROW_NAME)}, ${list(MEASURED)} from counted
    on conflict (${list(ROW_NAME)}) do update set (${list(MEASURED)}) = row(${of('excluded', MEASURED)})
    where (${of('hospital_figure', MEASURED)}) is distinct from (${of('excluded', MEASURED)})`)
}

const regionRows = sql`(values ${list(
  Object.entries(REGIONS).flatMap(([region, { prefectures }]) =>
    Object.keys(prefectures).map((prefecture) => sql`(${prefecture}::text, ${region}::text)`),
  ),
)}) place (prefecture, region)`

/**
 * Recounts the medians of hospitals of one category, in each region and in the whole country. Time to answer and
 * 求人票どおり度 are those that doctors read beside the listings.
 */
export async function updatePeers(database: Database, now: Date): Promise<void> {
  const periods = list(Object.values(PERIOD_MONTHS).map((months) => sql`${months}::smallint`))
  const compared = sql`${FEWEST_COMPARED}::int`
  await database.transaction(async (tx) => {
    await tx.delete(peerFigure)
    await tx.execute(sql`
      with own as (
        select hospital_id, months, 'FILL' measure, filled_slots * 100.0 / slots figure from ${hospitalFigure}
        where slots >= ${compared} and months in (${periods}) and first_day >= ${firstDayOf(YEAR, now)}::date
        union all
        select hospital_id, months, side.measure, side.cancelled * 100.0 / works
        from ${hospitalFigure}, lateral (values ('CANCELLED_BY_HOSPITAL', cancelled_by_hospital),
          ('CANCELLED_BY_DOCTOR', cancelled_by_doctor)) side (measure, cancelled)
        where works >= ${compared} and months in (${periods})
        union all
        select id, 0, shown.measure, shown.figure from ${hospital}, lateral (values
          ('REPLY', reply_median_minutes::numeric), ('ACCURACY', accuracy_percent::numeric)) shown (measure, figure)
        where shown.figure is not null
      )
      insert into ${peerFigure} (facility_category, region, months, measure, hospitals, median)
      select alike.facility_category, coalesce(place.region, ''), own.months, own.measure, count(*)::int,
        percentile_cont(0.5) within group (order by own.figure)
      from own join ${hospital} alike on alike.id = own.hospital_id
      join ${regionRows} on place.prefecture = alike.prefecture
      group by grouping sets ((alike.facility_category, place.region, own.months, own.measure),
        (alike.facility_category, own.months, own.measure))
      having count(*) >= ${FEWEST_PEERS}::int`)
  })
}

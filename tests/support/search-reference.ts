import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '#app/backend/database/client.ts'
import type { ListingWhere } from '#app/backend/listings/listing-search.ts'
import {
  adjustable,
  CONDITION,
  lengthOf,
  LIMITS,
  meets,
  tableOf,
  TERM,
  WEEKDAY_OF_SPOT,
  type Kind,
} from '#app/backend/listings/plain-search.sql.ts'
import {
  COMMON_DIMENSIONS,
  DIMENSION_NAMES,
  DIMENSIONS,
  PREFECTURES,
  SHIFT_PATTERNS,
  WEEKDAYS,
  type Dimension,
} from '#app/backend/listings/search-dimension.ts'
import type { CalendarDay, Facets, PrefectureOffer } from '#app/contract/gen/listings-resolvers.ts'
import type { SpotSortOrder } from '#app/domain/listing-words.ts'

/** Answers by plain SQL, one scan after the other: what the index must agree with. */

export type { Kind }

const ORDER: Record<SpotSortOrder, SQL> = {
  UNSPECIFIED: sql`recommend_score desc, id desc`,
  EDITED_AT_DESC: sql`edited_at desc, id desc`,
  PUBLISH_TIME_DESC: sql`publish_time desc, id desc`,
  FEE_DESC: sql`fee desc, id desc`,
  HOURLY_FEE_DESC: sql`hourly_fee desc, id desc`,
  START_TIME_ASC: sql`start_time, id`,
}

export async function plainIds(
  database: Executor,
  kind: Kind,
  { where, orderBy, now }: { where: ListingWhere; orderBy: SpotSortOrder; now: Date },
): Promise<number[]> {
  const { rows } = await database.execute<{ id: string }>(
    sql`select id from ${tableOf(kind)} where ${meets(kind, where, now)} order by ${ORDER[orderBy]}`,
  )
  return rows.map(({ id }) => Number(id))
}

const COLUMN: Record<Dimension, (kind: Kind) => SQL> = {
  prefectures: () => sql`prefecture`,
  shiftPatterns: () => sql`shift_pattern`,
  weekdays: (kind) => (kind === 'spot' ? WEEKDAY_OF_SPOT : sql`unnest(weekdays)`),
  facilityCategories: () => sql`facility_category`,
  clinicalDepartments: () => sql`unnest(clinical_departments)`,
  jobDescriptionTypesForSearch: () => sql`unnest(job_description_types)`,
  incentiveTypes: () => sql`unnest(incentive_types)`,
  shiftLengths: lengthOf,
  frequencies: () => sql`frequency`,
  contractTerms: () => TERM,
  interviews: () => sql`interview`,
  weeklyHours: () => sql`unnest(${LIMITS})`,
  conditions: () => sql`null::text`,
}

/** All facet counts by GROUP BY, as one statement of a scan each. */
export async function plainFacets(
  database: Executor,
  kind: Kind,
  where: ListingWhere,
  now: Date,
): Promise<Facets> {
  const counted = (name: string, value: SQL, condition: SQL) =>
    sql`select ${name}::text as name, ${value} as value, count(*)::int as count from ${tableOf(kind)} where ${condition} group by 2`
  const all = meets(kind, where, now)
  const isSpot = kind === 'spot'
  const dimensions = (isSpot ? COMMON_DIMENSIONS : DIMENSION_NAMES).filter((name) => name !== 'conditions')
  const ofRegular = (name: Dimension) => (isSpot ? [] : of(name))
  const queries = [
    counted('total', sql`''::text`, all),
    counted('start', sql`''::text`, sql`${all} and ${adjustable(kind, 'start')}`),
    counted('end', sql`''::text`, sql`${all} and ${adjustable(kind, 'end')}`),
    ...dimensions.map((name) => counted(name, COLUMN[name](kind), meets(kind, where, now, [name]))),
    ...Object.entries(CONDITION).map(([name, condition]) =>
      counted('conditions', sql`${name}::text`, sql`${all} and ${condition}`),
    ),
    counted(
      'grid',
      sql`${COLUMN.weekdays(kind)} || '|' || shift_pattern`,
      meets(kind, where, now, ['weekdays', 'shiftPatterns']),
    ),
  ]
  const { rows } = await database.execute<{ name: string; value: string; count: number }>(
    sql.join(queries, sql` union all `),
  )
  const counts = new Map(rows.map(({ name, value, count }) => [`${name} ${value}`, count]))
  const one = (name: string, value = '') => counts.get(`${name} ${value}`) ?? 0
  const of = (name: Dimension) => DIMENSIONS[name].map((value) => ({ value, count: one(name, value) }))
  return {
    total: one('total'),
    prefectures: of('prefectures'),
    shiftPatterns: of('shiftPatterns'),
    weekdays: of('weekdays'),
    facilityCategories: of('facilityCategories'),
    clinicalDepartments: of('clinicalDepartments'),
    jobDescriptionTypesForSearch: of('jobDescriptionTypesForSearch'),
    incentiveTypes: of('incentiveTypes'),
    conditions: of('conditions'),
    shiftLengths: of('shiftLengths'),
    frequencies: ofRegular('frequencies'),
    contractTerms: ofRegular('contractTerms'),
    interviews: ofRegular('interviews'),
    weeklyHours: ofRegular('weeklyHours'),
    adjustableWorkingStartTime: one('start'),
    adjustableWorkingEndTime: one('end'),
    weekdayPatterns: WEEKDAYS.flatMap((weekday) =>
      SHIFT_PATTERNS.map((shiftPattern) => ({
        weekday,
        shiftPattern,
        count: one('grid', `${weekday}|${shiftPattern}`),
      })),
    ),
  }
}

export async function plainPrefectures(
  database: Executor,
  kind: Kind,
  where: ListingWhere,
  now: Date,
): Promise<PrefectureOffer[]> {
  const { rows } = await database.execute<PrefectureOffer>(sql`
    select prefecture, count(*)::int as count, max(fee) as "bestFee" from ${tableOf(kind)}
    where ${meets(kind, where, now, ['prefectures'])} group by 1`)
  const found = new Map(rows.map((row) => [row.prefecture, row]))
  return PREFECTURES.map((prefecture) => found.get(prefecture) ?? { prefecture, count: 0, bestFee: null })
}

export async function plainCountsByHospital(
  database: Executor,
  kind: Kind,
  where: ListingWhere,
  now: Date,
): Promise<Map<number, number>> {
  const { rows } = await database.execute<{ id: number; count: number }>(sql`
    select hospital_id::int as id, count(*)::int as count from ${tableOf(kind)}
    where ${meets(kind, where, now)} group by 1`)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

export async function plainCalendar(
  database: Executor,
  where: ListingWhere,
  { from, days, now }: { from: string; days: number; now: Date },
): Promise<CalendarDay[]> {
  const { rows } = await database.execute<CalendarDay>(sql`
    select to_char(d, 'YYYY-MM-DD') as day, count(id)::int as count, max(fee) as "bestFee"
    from generate_series(${from}::date, ${from}::date + ${days - 1}::int, interval '1 day') d
    left join (select id, fee, start_date from spot_work where ${meets('spot', { ...where, dates: null }, now)}) s
      on s.start_date = d::date
    group by d order by d`)
  return rows
}

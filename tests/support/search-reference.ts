import { and, sql, type SQL } from 'drizzle-orm'
import type { Executor } from '#app/backend/database/client.ts'
import type { ListingWhere } from '#app/backend/listings/listing-search.ts'
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
import { comingSeason } from '#app/domain/season-days.ts'
import { tokyoDay } from '#app/domain/tokyo-time.ts'

/** The search said once more in plain SQL, one scan after the other: what the index must agree with. */

export type Kind = 'spot' | 'regular'

const table = (kind: Kind) => sql.raw(`${kind}_work`)
const list = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`

const WEEKDAY_OF_SPOT = sql.raw(`(array[${WEEKDAYS.map((name) => `'${name}'`).join(', ')}])[start_weekday]`)

const CONDITION: Record<string, SQL> = {
  ATTRACTIVE: sql`attractive_category = 'ATTRACTIVE'`,
  WITHOUT_AMBULANCE: sql`not job_description_types @> array['AMBULANCE']`,
  FREE_APPLICATION: sql`application_status = 'FREE'`,
  EASY: sql`ambulance_easiness = 'EASY'`,
  TOUGH: sql`ambulance_easiness = 'TOUGH'`,
  NIGHT_DUTY_PERMIT: sql`night_duty_permit in ('GRANTED_ALL', 'GRANTED_PARTIAL')`,
  CARFARE_PAID: sql`carfare_type in ('FULLY_PAID', 'PAID_WITHIN_LIMIT', 'PAID_FLAT')`,
  NO_MIN_YEARS: sql`min_years is null`,
  CAR_COMMUTE: sql`hospital_id in (select id from hospital where 'CAR_COMMUTE' = any(amenities))`,
  NEAR_STATION: sql`hospital_id in (
    select h.id from hospital h, jsonb_array_elements(h.nearest_stations) station
    where (station ->> 'walkMinutes')::int <= 10 and coalesce((station ->> 'busMinutes')::int, 0) = 0)`,
}

/** Hours from start to end. */
const hoursOf = (kind: Kind) =>
  kind === 'spot'
    ? sql`extract(epoch from end_time - start_time) / 3600`
    : sql`(extract(epoch from end_time_of_day - start_time_of_day) / 3600 + case when crosses_midnight then 24 else 0 end)`

const lengthOf = (kind: Kind) => sql`(array['UP_TO_4H', 'UP_TO_8H', 'UP_TO_12H', 'UP_TO_16H', 'OVER_16H'])[
  1 + (${hoursOf(kind)} > 4)::int + (${hoursOf(kind)} > 8)::int + (${hoursOf(kind)} > 12)::int + (${hoursOf(kind)} > 16)::int]`

const TERM = sql`case
  when contract_end is null then 'OPEN_ENDED'
  when contract_end + 1 <= contract_start + interval '3 months' then 'UP_TO_3_MONTHS'
  when contract_end + 1 <= contract_start + interval '6 months' then 'UP_TO_6_MONTHS'
  when contract_end + 1 <= contract_start + interval '12 months' then 'UP_TO_1_YEAR'
  else 'OVER_1_YEAR' end`

const WEEK = sql`(${hoursOf('regular')} - break_minutes / 60.0)
  * case frequency when 'MONTHLY_ONCE' then 1 when 'FLEXIBLE' then 1 else array_length(weekdays, 1) end`

/** The limits that the week of a listing keeps. */
const LIMITS = sql`array(select 'WITHIN_' || most || 'H' from unnest(array[8, 16, 20, 24, 32]) most where ${WEEK} <= most)`

const some = <T>(values: readonly T[] | null | undefined, condition: (values: readonly T[]) => SQL) =>
  values && values.length > 0 ? condition(values) : undefined

const onDays = (kind: Kind) => (days: readonly string[]) =>
  kind === 'spot'
    ? sql`start_date = any(${list(days)}::date[])`
    : sql`exists (select from unnest(${list(days)}::date[]) d
        where (array[${sql.raw(WEEKDAYS.map((name) => `'${name}'`).join(', '))}])[extract(isodow from d)] = any(weekdays)
        and contract_start <= d and (contract_end is null or contract_end >= d))`

function inSeason(season: NonNullable<ListingWhere['season']>, now: Date): SQL {
  const { from, to } = comingSeason(season, tokyoDay(now))
  return sql`tstzrange(start_time, end_time) &&
    tstzrange(${from}::date::timestamp at time zone 'Asia/Tokyo', (${to}::date + 1)::timestamp at time zone 'Asia/Tokyo')`
}

/** Open listings that meet a where, criteria on `except` left out. */
export function meets(kind: Kind, where: ListingWhere, now: Date, except: readonly Dimension[] = []): SQL {
  const of = (name: Dimension, condition: (values: readonly string[]) => SQL) =>
    except.includes(name)
      ? undefined
      : some(
          where[name]?.filter((value) => value !== 'UNSPECIFIED'),
          condition,
        )
  const isSpot = kind === 'spot'
  return (
    and(
      sql`status = 'PUBLISHED' and application_deadline > ${now}`,
      isSpot ? sql`start_time > ${now}` : undefined,
      of('prefectures', (values) => sql`prefecture = any(${list(values)})`),
      of('shiftPatterns', (values) => sql`shift_pattern = any(${list(values)})`),
      of('weekdays', (values) =>
        isSpot ? sql`${WEEKDAY_OF_SPOT} = any(${list(values)})` : sql`weekdays && ${list(values)}`,
      ),
      of('facilityCategories', (values) => sql`facility_category = any(${list(values)})`),
      of('clinicalDepartments', (values) => sql`clinical_departments && ${list(values)}`),
      of('jobDescriptionTypesForSearch', (values) => sql`job_description_types && ${list(values)}`),
      of('incentiveTypes', (values) => sql`incentive_types && ${list(values)}`),
      of('frequencies', (values) => sql`frequency = any(${list(values)})`),
      of('shiftLengths', (values) => sql`${lengthOf(kind)} = any(${list(values)})`),
      of('contractTerms', (values) => sql`${TERM} = any(${list(values)})`),
      of('interviews', (values) => sql`interview = any(${list(values)})`),
      of('weeklyHours', (values) => sql`${LIMITS} && ${list(values)}`),
      of('conditions', (values) => and(...values.map((value) => CONDITION[value])) ?? sql`true`),
      where.adjustableWorkingStartTime ? adjustable(kind, 'start') : undefined,
      where.adjustableWorkingEndTime ? adjustable(kind, 'end') : undefined,
      some(where.generalHospitalIds, (ids) => sql`hospital_id = any(${list(ids)}::bigint[])`),
      some(where.dates, onDays(kind)),
      where.minimumFee ? sql`fee >= ${where.minimumFee}` : undefined,
      where.startBy ? sql`contract_start <= ${where.startBy}::date` : undefined,
      where.season ? inSeason(where.season, now) : undefined,
    ) ?? sql`true`
  )
}

const adjustable = (kind: Kind, side: 'start' | 'end') =>
  kind === 'spot'
    ? sql.raw(`(adjustable_${side}_from is not null or adjustable_${side}_to is not null)`)
    : sql.raw(`adjustable_${side}`)

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
    sql`select id from ${table(kind)} where ${meets(kind, where, now)} order by ${ORDER[orderBy]}`,
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
    sql`select ${name}::text as name, ${value} as value, count(*)::int as count from ${table(kind)} where ${condition} group by 2`
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
    select prefecture, count(*)::int as count, max(fee) as "bestFee" from ${table(kind)}
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
    select hospital_id::int as id, count(*)::int as count from ${table(kind)}
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

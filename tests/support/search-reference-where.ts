import { sql, type SQL } from 'drizzle-orm'
import type { ListingWhere } from '#app/backend/listings/index/listing-search.ts'
import { DIMENSION_NAMES, type Dimension } from '#app/backend/listings/search-dimension.ts'
import { comingSeason } from '#app/domain/search/season-days.ts'
import { REGIONS } from '#app/domain/text/prefecture.ts'
import { tokyoDay } from '#app/domain/text/tokyo-time.ts'

/**
 * What each criterion means, said once more in SQL of the tests' own: product code that says it wrong in two ways alike would
 * otherwise agree with itself. Listings stand in a `l`, their hospitals in `h`.
 */

export type Kind = 'spot' | 'regular'

/** Every listing of a kind beside its hospital. */
export const listingsOf = (kind: Kind): SQL =>
  sql`${sql.raw(`${kind}_work`)} l join hospital h on h.id = l.hospital_id`

const texts = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`

const WEEKDAY_NAMES = sql.raw(
  `array['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']`,
)

const lasts = (kind: Kind) =>
  kind === 'spot'
    ? sql`(l.end_time - l.start_time)`
    : sql`(l.end_time_of_day - l.start_time_of_day + case when l.crosses_midnight then interval '24 hours' else interval '0' end)`

const lengthOf = (kind: Kind) => sql`case
  when ${lasts(kind)} <= interval '4 hours' then 'UP_TO_4H'
  when ${lasts(kind)} <= interval '8 hours' then 'UP_TO_8H'
  when ${lasts(kind)} <= interval '12 hours' then 'UP_TO_12H'
  when ${lasts(kind)} <= interval '16 hours' then 'UP_TO_16H'
  else 'OVER_16H' end`

const endsWithin = (months: number) =>
  sql`l.contract_end + 1 <= l.contract_start + ${`${months} months`}::interval`

const TERM = sql`case
  when l.contract_end is null then 'OPEN_ENDED'
  when ${endsWithin(3)} then 'UP_TO_3_MONTHS'
  when ${endsWithin(6)} then 'UP_TO_6_MONTHS'
  when ${endsWithin(12)} then 'UP_TO_1_YEAR'
  else 'OVER_1_YEAR' end`

const MINUTES_A_WEEK = sql`(extract(epoch from ${lasts('regular')}) / 60 - l.break_minutes)
  * case when l.frequency in ('MONTHLY_ONCE', 'FLEXIBLE') then 1 else array_length(l.weekdays, 1) end`

/** The limits that a week of the listing keeps. */
const LIMITS = sql`array(
  select format('WITHIN_%sH', hours) from unnest(array[8, 16, 20, 24, 32]) hours where ${MINUTES_A_WEEK} <= hours * 60)`

/** The values a listing has on each dimension, as an array; conditions are said one by one. */
export const VALUES: Record<Dimension, (kind: Kind) => SQL> = {
  conditions: () => sql`array[]::text[]`,
  prefectures: () => sql`array[l.prefecture]`,
  shiftPatterns: () => sql`array[l.shift_pattern]`,
  weekdays: (kind) =>
    kind === 'spot'
      ? sql`array[(${WEEKDAY_NAMES})[extract(isodow from l.start_time at time zone 'Asia/Tokyo')::int]]`
      : sql`l.weekdays`,
  facilityCategories: () => sql`array[h.facility_category]`,
  clinicalDepartments: () => sql`l.clinical_departments`,
  jobDescriptionTypesForSearch: () => sql`l.job_description_types`,
  incentiveTypes: () => sql`l.incentive_types`,
  shiftLengths: (kind) => sql`array[${lengthOf(kind)}]`,
  frequencies: () => sql`array[l.frequency]`,
  contractTerms: () => sql`array[${TERM}]`,
  interviews: () => sql`array[l.interview]`,
  weeklyHours: () => LIMITS,
}

/** The step that five doctors or more reported of this kind of shift there. */
const MEASURED = sql`(select max(r.step) from hospital_workload r
  where r.reports > 4 and (r.hospital_id, r.shift) = (l.hospital_id, l.shift))`

/** The middle of some hourly fees, the lower of two; null of fewer than ten. */
const MIDDLE = sql`case when count(*) > 9 then (array_agg(hourly_fee order by hourly_fee))[(count(*) + 1) / 2] end as middle`

const REGION = sql.raw(
  `case ${Object.entries(REGIONS)
    .map(
      ([name, { prefectures }]) =>
        `when l.prefecture in (${Object.keys(prefectures)
          .map((one) => `'${one}'`)
          .join(', ')}) then '${name}'`,
    )
    .join(' ')} end`,
)

/** Pays 20 % more by the hour than the middle of what is open of its length in the prefecture, the region or the country. */
export function highPaid(kind: Kind, now: Date): SQL {
  const peers = sql`(select l.id, l.hourly_fee, l.prefecture, ${REGION} as region, ${lengthOf(kind)} as length
    from ${listingsOf(kind)} where ${open(kind, now)})`
  return sql`l.id = any(array(
    select peer.id from ${peers} peer
      left join (select prefecture, length, ${MIDDLE} from ${peers} p group by 1, 2) near using (prefecture, length)
      left join (select region, length, ${MIDDLE} from ${peers} p group by 1, 2) around using (region, length)
      left join (select length, ${MIDDLE} from ${peers} p group by 1) far using (length)
    where peer.hourly_fee * 5 >= coalesce(near.middle, around.middle, far.middle) * 6))`
}

export const CONDITION: Record<string, SQL> = {
  WITHOUT_AMBULANCE: sql`array_position(l.job_description_types, 'AMBULANCE') is null`,
  FREE_APPLICATION: sql`l.application_status = 'FREE'`,
  EASY: sql`case when ${MEASURED} is null then l.ambulance_easiness = 'EASY' else ${MEASURED} in (1, 2) end`,
  TOUGH: sql`case when ${MEASURED} is null then l.ambulance_easiness = 'TOUGH' else ${MEASURED} in (4, 5) end`,
  NIGHT_DUTY_PERMIT: sql`l.night_duty_permit like 'GRANTED%'`,
  CARFARE_PAID: sql`l.carfare_type like '%PAID%'`,
  NO_MIN_YEARS: sql`l.min_years is null`,
  CAR_COMMUTE: sql`'CAR_COMMUTE' = any(h.amenities)`,
  NEAR_STATION: sql`exists (
    select from jsonb_to_recordset(h.nearest_stations) as station("walkMinutes" integer, "busMinutes" integer)
    where "walkMinutes" <= 10 and coalesce("busMinutes", 0) = 0)`,
}

export const adjustable = (kind: Kind, side: 'start' | 'end') =>
  kind === 'spot'
    ? sql.raw(`num_nonnulls(l.adjustable_${side}_from, l.adjustable_${side}_to) > 0`)
    : sql.raw(`l.adjustable_${side}`)

/** Days named: of a spot listing the one it starts on; of a regular one any on a weekday of it while it lasts. */
const onDays = (kind: Kind, days: readonly string[]) =>
  kind === 'spot'
    ? sql`(l.start_time at time zone 'Asia/Tokyo')::date::text = any(${texts(days)})`
    : sql`exists (select from unnest(${texts(days)}) named
        where (${WEEKDAY_NAMES})[extract(isodow from named::date)::int] = any(l.weekdays)
          and named::date between l.contract_start and coalesce(l.contract_end, 'infinity'))`

/** Cities, and prefectures of which no city is named. */
const inPlaces = (prefectures: readonly string[], cities: readonly string[]) => sql`(
  h.prefecture || '-' || h.city = any(${texts(cities)})
  or h.prefecture = any(${texts(prefectures)})
    and not exists (select from unnest(${texts(cities)}) city where starts_with(city, h.prefecture || '-')))`

const open = (kind: Kind, now: Date) =>
  kind === 'spot'
    ? sql`l.status = 'PUBLISHED' and not h.is_hiring_paused and l.application_deadline > ${now} and l.start_time > ${now}`
    : sql`l.status = 'PUBLISHED' and not h.is_hiring_paused and l.application_deadline > ${now}`

const inSeason = (season: NonNullable<ListingWhere['season']>, now: Date) => {
  const { from, to } = comingSeason(season, tokyoDay(now))
  return sql`l.start_time < (${to}::date + 1)::timestamp at time zone 'Asia/Tokyo'
    and l.end_time > ${from}::date::timestamp at time zone 'Asia/Tokyo'`
}

/** Open listings that meet a where, criteria on `except` left out. */
export function meets(kind: Kind, where: ListingWhere, now: Date, except: readonly Dimension[] = []): SQL {
  const conditions: SQL[] = [open(kind, now)]
  for (const name of DIMENSION_NAMES) {
    const wanted: string[] = (where[name] ?? []).filter((value) => value !== 'UNSPECIFIED')
    if (name === 'prefectures' || name === 'conditions') continue
    if (except.includes(name) || wanted.length === 0) continue
    conditions.push(sql`${VALUES[name](kind)} && ${texts(wanted)}`)
  }
  const { prefectures, cities } = where
  if (!except.includes('prefectures') && (prefectures?.length || cities?.length))
    conditions.push(inPlaces(prefectures ?? [], cities ?? []))
  for (const name of where.conditions ?? [])
    conditions.push(name === 'ATTRACTIVE' ? highPaid(kind, now) : (CONDITION[name] ?? sql`false`))
  if (where.adjustableWorkingStartTime) conditions.push(adjustable(kind, 'start'))
  if (where.adjustableWorkingEndTime) conditions.push(adjustable(kind, 'end'))
  if (where.generalHospitalIds?.length)
    conditions.push(sql`h.id::text = any(${texts(where.generalHospitalIds)})`)
  if (where.dates?.length) conditions.push(onDays(kind, where.dates))
  if (where.minimumFee) conditions.push(sql`l.fee >= ${where.minimumFee}`)
  if (where.startBy) conditions.push(sql`l.contract_start <= ${where.startBy}::date`)
  if (where.season) conditions.push(inSeason(where.season, now))
  return sql.join(
    conditions.map((condition) => sql`(${condition})`),
    sql` and `,
  )
}

import { sql, type SQL } from 'drizzle-orm'
import fc from 'fast-check'
import type { ListingWhere } from '#app/backend/listing/index/listing-search.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { cityKey } from '#app/domain/text/city.ts'
import { CLINICAL_DEPARTMENT, type ClinicalDepartment } from '#app/domain/doctor/clinical-department.ts'
import {
  FACILITY_CATEGORY,
  INTERVIEW,
  JOB_DESCRIPTION_TYPE,
  REGULAR_FREQUENCY,
  SHIFT_PATTERN,
} from '#app/domain/listing/listing-words.ts'
import { INCENTIVE_TYPE } from '#app/domain/money/pay-words.ts'
import { WEEKDAY } from '#app/domain/text/week-days.ts'
import { SKILL, type Skill } from '#app/domain/doctor/profile-words.ts'
import { SPECIALTY, type Specialty } from '#app/domain/doctor/specialty.ts'
import { PREFECTURE } from '#app/domain/text/prefecture.ts'
import {
  SEARCH_CONDITION,
  type CountedName,
  type SearchCondition,
} from '#app/domain/search/search-criteria.ts'
import { CONTRACT_TERM, SHIFT_LENGTH, WEEKLY_HOURS } from '#app/domain/search/search-spans.ts'
import { addDays, tokyoDay } from '#app/domain/text/tokyo-time.ts'

/**
 * Each criterion once more, by hand: values to draw, and its meaning in SQL that shares nothing with the product's, which would
 * otherwise agree with itself where it is wrong. Listings stand in a `l`, their hospitals in `h`.
 */

export type Kind = 'spot' | 'regular'

const someOf = <T extends string>(words: Record<T, unknown>, maxLength = 4) => {
  const values = Object.keys(words).filter((key): key is T => key in words)
  return fc.array(fc.constantFrom(...values), { maxLength })
}

const someOne = <T extends string>(words: Record<T, unknown>) =>
  fc.constantFrom(...Object.keys(words).filter((key): key is T => key in words))

/** Where the invented hospitals are, and one city without any. */
const CITIES = [
  ...new Set(makeHospitals(160).map(({ row }) => cityKey(row.prefecture, row.city))),
  cityKey('TOKYO', '青ヶ島村'),
]

const daysAhead = (now: Date, most: number) =>
  fc.integer({ min: 0, max: most }).map((days) => addDays(tokyoDay(now), days))

/** Arbitrary values of each criterion that both kinds of listing have, by its name. */
const common = (now: Date) => ({
  adjustableWorkingEndTime: fc.boolean(),
  adjustableWorkingStartTime: fc.boolean(),
  clinicalDepartments: someOf<ClinicalDepartment>(CLINICAL_DEPARTMENT),
  dates: fc.array(daysAhead(now, 120), { maxLength: 8 }),
  facilityCategories: someOf(FACILITY_CATEGORY, 2),
  generalHospitalIds: fc.array(fc.integer({ min: 1, max: 170 }).map(String), { maxLength: 6 }),
  incentiveTypes: someOf(INCENTIVE_TYPE, 2),
  jobDescriptionTypesForSearch: someOf(JOB_DESCRIPTION_TYPE),
  minimumFee: fc.integer({ min: 0, max: 200_000 }),
  shiftPatterns: someOf(SHIFT_PATTERN, 3),
  weekdays: someOf(WEEKDAY, 3),
  prefectures: someOf(PREFECTURE, 6),
  cities: fc.array(fc.constantFrom(...CITIES), { maxLength: 6 }),
  conditions: someOf(SEARCH_CONDITION, 2),
  experience: fc.option(experience(now)),
  shiftLengths: someOf(SHIFT_LENGTH, 2),
})

/** Doctors of up to twelve years, and some without a profile. */
const experience = (now: Date) =>
  fc.record({
    licenceDate: fc.option(
      fc.oneof(
        fc.integer({ min: 0, max: 4_400 }).map((days) => addDays(tokyoDay(now), -days)),
        fc.constantFrom('2016-02-29', '2020-02-29', '2024-02-29'),
      ),
    ),
    specialties: fc.uniqueArray(someOne<Specialty>(SPECIALTY), { maxLength: 3 }),
    skills: fc.uniqueArray(someOne<Skill>(SKILL)),
    hospitalIds: fc.uniqueArray(fc.integer({ min: 1, max: 170 }), { maxLength: 80 }),
  })

type Arbitraries = { [K in keyof ListingWhere]?: fc.Arbitrary<ListingWhere[K]> }

export const spotCriteria = (now: Date) =>
  ({
    ...common(now),
    season: fc.constantFrom('GOLDEN_WEEK' as const, 'NEW_YEAR_HOLIDAY' as const),
  }) satisfies Arbitraries

export const regularCriteria = (now: Date) =>
  ({
    ...common(now),
    frequencies: someOf(REGULAR_FREQUENCY, 2),
    contractTerms: someOf(CONTRACT_TERM, 2),
    interviews: someOf(INTERVIEW, 1),
    weeklyHours: someOf(WEEKLY_HOURS, 2),
    startBy: daysAhead(now, 150),
  }) satisfies Arbitraries

export const WEEKDAY_NAMES = sql.raw(
  `array['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']`,
)

const lasts = (kind: Kind) =>
  kind === 'spot'
    ? sql`(l.end_time - l.start_time)`
    : sql`(l.end_time_of_day - l.start_time_of_day + case when l.crosses_midnight then interval '24 hours' else interval '0' end)`

export const lengthOf = (kind: Kind) => sql`case
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

const adjustable = (kind: Kind, side: 'start' | 'end') =>
  kind === 'spot'
    ? sql.raw(`num_nonnulls(l.adjustable_${side}_from, l.adjustable_${side}_to) > 0`)
    : sql.raw(`l.adjustable_${side}`)

type Valued = Exclude<CountedName, 'conditions'>

/** The values a listing has of each criterion, as an array; conditions are said one by one. */
export const VALUES: Record<Valued, (kind: Kind) => SQL> = {
  adjustableWorkingStartTime: (kind) =>
    sql`array_remove(array[case when ${adjustable(kind, 'start')} then 'true' end], null)`,
  adjustableWorkingEndTime: (kind) =>
    sql`array_remove(array[case when ${adjustable(kind, 'end')} then 'true' end], null)`,
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

const REGULAR_ONLY: readonly string[] = [
  'frequencies',
  'contractTerms',
  'interviews',
  'weeklyHours',
] satisfies Valued[]

export const valuedOf = (kind: Kind): Valued[] =>
  Object.keys(VALUES)
    .filter((name): name is Valued => name in VALUES)
    .filter((name) => kind === 'regular' || !REGULAR_ONLY.includes(name))

/** The step that five doctors or more reported of this kind of shift there. */
const MEASURED = sql`(select max(r.step) from hospital_workload r
  where r.reports > 4 and (r.hospital_id, r.shift) = (l.hospital_id, l.shift))`

const ymd = (part: 'year' | 'month' | 'day', of: SQL) => sql`extract(${sql.raw(part)} from ${of})`

/** What the listing asks of a doctor is met on the day of its work, or on its first day; without a doctor nothing may be asked. */
export function experienceMet(kind: Kind, own: ListingWhere['experience']): SQL {
  if (!own)
    return sql`l.min_years is null and l.first_time_ok and l.required_specialties = '{}' and l.required_skills = '{}'`
  const from = sql`${own.licenceDate}::date`
  const on = kind === 'spot' ? sql`(l.start_time at time zone 'Asia/Tokyo')` : sql`l.contract_start`
  const years = sql`${ymd('year', on)} - ${ymd('year', from)}
    - case when (${ymd('month', on)}, ${ymd('day', on)}) < (${ymd('month', from)}, ${ymd('day', from)}) then 1 else 0 end`
  return sql`coalesce(l.min_years, 0) <= greatest(coalesce(${years}, 0), 0)
    and (l.required_specialties = '{}' or exists (
      select from unnest(l.required_specialties) one where one = any(${sql.param([...own.specialties])}::text[])))
    and not exists (
      select from unnest(l.required_skills) one where one <> all(${sql.param([...own.skills])}::text[]))
    and (l.first_time_ok or l.hospital_id::text = any(${sql.param(own.hospitalIds.map(String))}::text[]))`
}

/** All but those that depend on other listings or on the doctor. */
export const CONDITION: Record<Exclude<SearchCondition, 'ATTRACTIVE' | 'EXPERIENCE_MET'>, SQL> = {
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

import { sql, type SQL } from 'drizzle-orm'
import type { SearchKind } from '../../domain/search/search-history.ts'
import { SEASONS } from '../../domain/search/season.ts'
import type { UsualPays } from '../../domain/search/usual-pay.ts'
import { CITY_KEY } from '../database/city-key.sql.ts'
import { CONDITION, inSeason, lengthOf, LIMITS, TERM } from '../database/listing-facts.sql.ts'
import { regularWork } from '../database/schema/regular-work.ts'
import { isHighPaid } from '../database/usual-pays.sql.ts'
import { savedSearch } from '../database/schema/saved-search.ts'
import { spotWork } from '../database/schema/spot-work.ts'

const { criteria, beyond } = savedSearch
type Kept = typeof criteria | typeof beyond

const of = (kept: Kept, field: string): SQL => sql`${kept} -> ${sql.raw(`'${field}'`)}`

const unless = (kept: Kept, field: string, condition: SQL): SQL =>
  sql`(${of(kept, field)} is null or ${condition})`

/** The listing's one value is among those the search names. */
const names = (kept: Kept, field: string, value: SQL): SQL =>
  unless(kept, field, sql`${of(kept, field)} ? ${value}`)

/** One of the listing's values is among those the search names. */
const namesOneOf = (kept: Kept, field: string, values: SQL): SQL =>
  unless(kept, field, sql`${of(kept, field)} ?| ${values}`)

const WEEKDAYS = sql.raw(
  "array['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']",
)

const TABLE = { spot: spotWork, regular: regularWork }

const arrayOf = (cases: (readonly [word: string, condition: SQL])[]): SQL =>
  sql`array_remove(array[${sql.join(
    cases.map(([word, condition]) => sql`case when ${condition} then ${sql.raw(`'${word}'`)} end`),
    sql`, `,
  )}], null)`

/** What is not a column of a listing, found out once for all the searches it is held against; joined laterally. */
export function factsOf(kind: SearchKind, now: Date, pays: UsualPays): SQL {
  const conditions = { ...CONDITION, ATTRACTIVE: isHighPaid(kind, pays) }
  const own =
    kind === 'spot'
      ? sql`${arrayOf(SEASONS.map((season) => [season, inSeason(season, now)]))} as seasons`
      : sql`${TERM} as term, ${LIMITS} as limits`
  return sql`(
    select (select ${sql.raw(CITY_KEY)} from hospital where hospital.id = listing.hospital_id) as city,
      to_jsonb(${arrayOf(Object.entries(conditions))}) as conditions, ${lengthOf(kind)} as length, ${own}
    from ${TABLE[kind]} listing where listing.id = ${TABLE[kind].id} offset 0) facts`
}

/** A city narrows its own prefecture (`placesAsked`). */
const liesThere = (table: typeof spotWork | typeof regularWork): SQL => sql`(
  (${of(criteria, 'prefectures')} is null and ${of(beyond, 'cities')} is null)
  or ${of(beyond, 'cities')} ? facts.city
  or (${of(criteria, 'prefectures')} ? ${table.prefecture} and not exists (
    select from jsonb_array_elements_text(coalesce(${of(beyond, 'cities')}, '[]')) named(key)
    where starts_with(named.key, ${table.prefecture} || '-'))))`

const both = (table: typeof spotWork | typeof regularWork): SQL[] => [
  unless(criteria, 'minimumFee', sql`${table.fee} >= (${criteria} ->> 'minimumFee')::integer`),
  liesThere(table),
  names(criteria, 'shiftPatterns', sql`${table.shiftPattern}`),
  names(criteria, 'facilityCategories', sql`${table.facilityCategory}`),
  names(criteria, 'generalHospitalIds', sql`${table.hospitalId}::text`),
  namesOneOf(criteria, 'clinicalDepartments', sql`${table.clinicalDepartments}`),
  namesOneOf(criteria, 'jobDescriptionTypesForSearch', sql`${table.jobDescriptionTypes}`),
  namesOneOf(criteria, 'incentiveTypes', sql`${table.incentiveTypes}`),
  unless(beyond, 'conditions', sql`${of(beyond, 'conditions')} <@ facts.conditions`),
  names(beyond, 'shiftLengths', sql`facts.length`),
]

const all = (conditions: SQL[]): SQL => sql.join(conditions, sql` and `)

/**
 * Whether a listing, with its `factsOf`, meets a saved search: the very meaning of the search (`listings/index`), turned round,
 * since here one listing asks many searches. A test holds the two against each other.
 */
export const spotMeetsSearch: SQL = all([
  ...both(spotWork),
  names(criteria, 'dates', sql`${spotWork.startDate}::text`),
  names(criteria, 'weekdays', sql`(${WEEKDAYS})[${spotWork.startWeekday}]`),
  unless(
    criteria,
    'adjustableWorkingStartTime',
    sql`num_nonnulls(${spotWork.adjustableStartFrom}, ${spotWork.adjustableStartTo}) > 0`,
  ),
  unless(
    criteria,
    'adjustableWorkingEndTime',
    sql`num_nonnulls(${spotWork.adjustableEndFrom}, ${spotWork.adjustableEndTo}) > 0`,
  ),
  unless(beyond, 'season', sql`${beyond} ->> 'season' = any(facts.seasons)`),
])

export const regularMeetsSearch: SQL = all([
  ...both(regularWork),
  namesOneOf(criteria, 'weekdays', sql`${regularWork.weekdays}`),
  unless(
    criteria,
    'dates',
    sql`exists (
      select from jsonb_array_elements_text(${of(criteria, 'dates')}) as named(day)
      where (${WEEKDAYS})[extract(isodow from named.day::date)::integer] = any(${regularWork.weekdays})
        and named.day::date >= ${regularWork.contractStart}
        and (${regularWork.contractEnd} is null or named.day::date <= ${regularWork.contractEnd}))`,
  ),
  unless(criteria, 'adjustableWorkingStartTime', sql`${regularWork.adjustableStart}`),
  unless(criteria, 'adjustableWorkingEndTime', sql`${regularWork.adjustableEnd}`),
  names(beyond, 'frequencies', sql`${regularWork.frequency}`),
  names(beyond, 'interviews', sql`${regularWork.interview}`),
  names(beyond, 'contractTerms', sql`facts.term`),
  namesOneOf(beyond, 'weeklyHours', sql`facts.limits`),
  unless(beyond, 'startBy', sql`${regularWork.contractStart} <= (${beyond} ->> 'startBy')::date`),
])

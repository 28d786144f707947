import { sql, type SQL } from 'drizzle-orm'
import { regularWork } from '../database/schema/regular-work.ts'
import { savedSearch } from '../database/schema/saved-search.ts'
import { spotWork } from '../database/schema/spot-work.ts'

const of = (field: string): SQL => sql`${savedSearch.criteria} -> ${sql.raw(`'${field}'`)}`

const unless = (field: string, condition: SQL): SQL => sql`(${of(field)} is null or ${condition})`

/** The listing's one value is among those the search names. */
const names = (field: string, value: SQL): SQL => unless(field, sql`${of(field)} ? ${value}`)

/** One of the listing's values is among those the search names. */
const namesOneOf = (field: string, values: SQL): SQL => unless(field, sql`${of(field)} ?| ${values}`)

const WEEKDAYS = sql.raw(
  "array['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']",
)

const both = (table: typeof spotWork | typeof regularWork): SQL[] => [
  unless('minimumFee', sql`${table.fee} >= (${savedSearch.criteria} ->> 'minimumFee')::integer`),
  names('prefectures', sql`${table.prefecture}`),
  names('shiftPatterns', sql`${table.shiftPattern}`),
  names('facilityCategories', sql`${table.facilityCategory}`),
  names('generalHospitalIds', sql`${table.hospitalId}::text`),
  namesOneOf('clinicalDepartments', sql`${table.clinicalDepartments}`),
  namesOneOf('jobDescriptionTypesForSearch', sql`${table.jobDescriptionTypes}`),
  namesOneOf('incentiveTypes', sql`${table.incentiveTypes}`),
]

const all = (conditions: SQL[]): SQL => sql.join(conditions, sql` and `)

/**
 * Whether a listing meets a saved search: the very meaning of the search (`listings/index`), turned round, since here one
 * listing asks many searches. A test holds the two against each other.
 */
export const spotMeetsSearch: SQL = all([
  ...both(spotWork),
  names('dates', sql`${spotWork.startDate}::text`),
  names('weekdays', sql`(${WEEKDAYS})[${spotWork.startWeekday}]`),
  unless(
    'adjustableWorkingStartTime',
    sql`num_nonnulls(${spotWork.adjustableStartFrom}, ${spotWork.adjustableStartTo}) > 0`,
  ),
  unless(
    'adjustableWorkingEndTime',
    sql`num_nonnulls(${spotWork.adjustableEndFrom}, ${spotWork.adjustableEndTo}) > 0`,
  ),
])

export const regularMeetsSearch: SQL = all([
  ...both(regularWork),
  namesOneOf('weekdays', sql`${regularWork.weekdays}`),
  unless(
    'dates',
    sql`exists (
      select from jsonb_array_elements_text(${of('dates')}) as named(day)
      where (${WEEKDAYS})[extract(isodow from named.day::date)::integer] = any(${regularWork.weekdays})
        and named.day::date >= ${regularWork.contractStart}
        and (${regularWork.contractEnd} is null or named.day::date <= ${regularWork.contractEnd}))`,
  ),
  unless('adjustableWorkingStartTime', sql`${regularWork.adjustableStart}`),
  unless('adjustableWorkingEndTime', sql`${regularWork.adjustableEnd}`),
])

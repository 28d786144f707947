import { sql, type SQL } from 'drizzle-orm'
import type { SearchKind } from '../../domain/listing/listing-kind.ts'
import { regularWork } from './schema/listing/regular-work.ts'
import { spotWork } from './schema/listing/spot-work.ts'

/** The requirements of a listing as SQL: its columns, or values of an editor. */
export type AskedSql = {
  minYears: SQL
  specialties: SQL
  skills: SQL
  firstTimeOk: SQL
  /** The civil day of the work, or of the first one. */
  day: SQL
}

/** What a doctor's profile and works say, as SQL. */
export type ExperienceSql = {
  /** Null without a profile. */
  licenceDate: SQL
  specialties: SQL
  skills: SQL
  hasWorkedHere: SQL
}

/** The requirements of the row alias `listing`. */
export const askedOf = (kind: SearchKind): AskedSql => ({
  minYears: sql`listing.min_years`,
  specialties: sql`listing.required_specialties`,
  skills: sql`listing.required_skills`,
  firstTimeOk: sql`listing.first_time_ok`,
  day: kind === 'spot' ? sql`listing.start_date` : sql`listing.contract_start`,
})

/** The requirements of a row of a statement that names the table itself. */
export const askedOfSpot = {
  minYears: sql`${spotWork.minYears}`,
  specialties: sql`${spotWork.requiredSpecialties}`,
  skills: sql`${spotWork.requiredSkills}`,
  firstTimeOk: sql`${spotWork.firstTimeOk}`,
  day: sql`${spotWork.startDate}`,
} satisfies AskedSql
export const askedOfRegular = {
  minYears: sql`${regularWork.minYears}`,
  specialties: sql`${regularWork.requiredSpecialties}`,
  skills: sql`${regularWork.requiredSkills}`,
  firstTimeOk: sql`${regularWork.firstTimeOk}`,
  day: sql`${regularWork.contractStart}`,
} satisfies AskedSql

export const textArray = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`

/** `missingRequirements` of the domain finds nothing, as a condition. */
export const areMet = (asked: AskedSql, own: ExperienceSql): SQL => sql`(
  (${asked.minYears} is null or ${asked.minYears} <= 0
    or ${hasYears(asked.day, own.licenceDate, asked.minYears)})
  and (cardinality(${asked.specialties}) = 0 or ${asked.specialties} && ${own.specialties})
  and ${asked.skills} <@ ${own.skills}
  and (${asked.firstTimeOk} or ${own.hasWorkedHere}))`

/** Complete years between two civil days (民法143条): a licence of 2/29 has its year on 3/1, as `yearsBetween` counts. */
const hasYears = (day: SQL, licenceDate: SQL, years: SQL): SQL =>
  sql`coalesce(to_char(${day}, 'YYYYMMDD')::int - to_char(${licenceDate}, 'YYYYMMDD')::int >= ${years} * 10000, false)`

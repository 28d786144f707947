import { sql, type SQL } from 'drizzle-orm'
import type { Requirements } from '../../domain/listing/requirements.ts'
import type { SearchKind } from '../../domain/search/search-history.ts'

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

/** Requirements that are no row's, for a work on the civil day `day`. */
export const askedBy = (
  { minYears, specialties, skills, firstTimeOk }: Requirements,
  day: string,
): AskedSql => ({
  minYears: sql`${minYears}::int`,
  specialties: textArray(specialties),
  skills: textArray(skills),
  firstTimeOk: sql`${firstTimeOk}::boolean`,
  day: sql`${day}::date`,
})

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

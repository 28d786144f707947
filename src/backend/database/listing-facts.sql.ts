import { sql, type SQL } from 'drizzle-orm'
import type { SearchKind } from '../../domain/search/search-history.ts'
import type { SearchCondition } from '../../domain/search/search-criteria.ts'
import { comingSeason } from '../../domain/search/season-days.ts'
import type { Season } from '../../domain/search/season.ts'
import { tokyoDay } from '../../domain/text/tokyo-time.ts'
import { EASINESS } from './easiness.sql.ts'

/** What searches know of a listing beyond its columns, as plain SQL says it; of rows called `listing`. */

/** All but 高額, which depends on the other listings (`usual-pays.sql.ts`). */
export const CONDITION: Readonly<Record<string, SQL>> = {
  WITHOUT_AMBULANCE: sql`not job_description_types @> array['AMBULANCE']`,
  FREE_APPLICATION: sql`application_status = 'FREE'`,
  EASY: sql.raw(`${EASINESS} = 'EASY'`),
  TOUGH: sql.raw(`${EASINESS} = 'TOUGH'`),
  NIGHT_DUTY_PERMIT: sql`night_duty_permit in ('GRANTED_ALL', 'GRANTED_PARTIAL')`,
  CARFARE_PAID: sql`carfare_type in ('FULLY_PAID', 'PAID_WITHIN_LIMIT', 'PAID_FLAT')`,
  NO_MIN_YEARS: sql`min_years is null`,
  CAR_COMMUTE: sql`hospital_id in (select id from hospital where 'CAR_COMMUTE' = any(amenities))`,
  NEAR_STATION: sql`hospital_id in (
    select h.id from hospital h, jsonb_array_elements(h.nearest_stations) station
    where (station ->> 'walkMinutes')::int <= 10 and coalesce((station ->> 'busMinutes')::int, 0) = 0)`,
} satisfies Record<Exclude<SearchCondition, 'ATTRACTIVE'>, SQL>

/** Hours from start to end. */
const hoursOf = (kind: SearchKind) =>
  kind === 'spot'
    ? sql`extract(epoch from end_time - start_time) / 3600`
    : sql`(extract(epoch from end_time_of_day - start_time_of_day) / 3600 + case when crosses_midnight then 24 else 0 end)`

export const lengthOf = (
  kind: SearchKind,
) => sql`(array['UP_TO_4H', 'UP_TO_8H', 'UP_TO_12H', 'UP_TO_16H', 'OVER_16H'])[
  1 + (${hoursOf(kind)} > 4)::int + (${hoursOf(kind)} > 8)::int + (${hoursOf(kind)} > 12)::int + (${hoursOf(kind)} > 16)::int]`

/** How long a regular contract runs. */
export const TERM = sql`case
  when contract_end is null then 'OPEN_ENDED'
  when contract_end + 1 <= contract_start + interval '3 months' then 'UP_TO_3_MONTHS'
  when contract_end + 1 <= contract_start + interval '6 months' then 'UP_TO_6_MONTHS'
  when contract_end + 1 <= contract_start + interval '12 months' then 'UP_TO_1_YEAR'
  else 'OVER_1_YEAR' end`

const WEEK = sql`(${hoursOf('regular')} - break_minutes / 60.0)
  * case frequency when 'MONTHLY_ONCE' then 1 when 'FLEXIBLE' then 1 else array_length(weekdays, 1) end`

/** The limits that the week of a regular listing keeps. */
export const LIMITS = sql`array(select 'WITHIN_' || most || 'H' from unnest(array[8, 16, 20, 24, 32]) most where ${WEEK} <= most)`

/** Some of a spot shift lies in the coming (or running) season. */
export function inSeason(season: Season, now: Date): SQL {
  const { from, to } = comingSeason(season, tokyoDay(now))
  return sql`tstzrange(start_time, end_time) &&
    tstzrange(${from}::date::timestamp at time zone 'Asia/Tokyo', (${to}::date + 1)::timestamp at time zone 'Asia/Tokyo')`
}

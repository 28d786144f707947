import { sql, type SQL } from 'drizzle-orm'
import {
  CRITERION_NAMES,
  type CRITERIA_OF,
  type CriterionName,
  type SearchCondition,
} from '../../domain/search/search-criteria.ts'
import type { SearchKind } from '../../domain/listing/listing-kind.ts'
import { GRID_WEEKDAYS } from '../../domain/search/weekday-grid.ts'
import { CITY_KEY } from './city-key.sql.ts'
import { EASINESS } from './easiness.sql.ts'
import { inSeason, lengthOf, spanOf, TERM } from './listing-facts.sql.ts'
import { any, every, holds, limit, onDay, value, word, words, type Case, type Meaning } from './meaning.ts'
import { areMet, askedOf } from './requirements-met.sql.ts'
import { isHighPaid } from './usual-pays.sql.ts'

/**
 * The SQL of each search criterion, over the row aliases `listing` and `hospital`. The search index derives
 * its terms and numbers from it, the plain SQL search and the saved-search match their conditions.
 */

/**
 * Lateral join of the alias `hospital`, with `easiness`. `FENCE` keeps the planner from flattening the join:
 * a nested loop in the order of the listings.
 */
export const besideHospital = (fence = sql``): SQL => sql`cross join lateral (
  select hospital.*, ${sql.raw(EASINESS)} as easiness from hospital where hospital.id = listing.hospital_id ${fence}) hospital`

export const FENCE = sql`offset 0`

const CONDITION = {
  FREE_APPLICATION: { group: 'time', of: sql`listing.application_status = 'FREE'` },
  WITHOUT_AMBULANCE: { group: 'time', of: sql`not 'AMBULANCE' = any(listing.job_description_types)` },
  EASY: { group: 'time', of: sql`hospital.easiness = 'EASY'` },
  TOUGH: { group: 'time', of: sql`hospital.easiness = 'TOUGH'` },
  NIGHT_DUTY_PERMIT: {
    group: 'time',
    of: sql`listing.night_duty_permit in ('GRANTED_ALL', 'GRANTED_PARTIAL')`,
  },
  ATTRACTIVE: ({ kind, pays }) => isHighPaid(kind, pays),
  CARFARE_PAID: {
    group: 'place',
    of: sql`listing.carfare_type in ('FULLY_PAID', 'PAID_WITHIN_LIMIT', 'PAID_FLAT')`,
  },
  // Hospital columns: a trigger re-indexes the hospital's listings when they change.
  CAR_COMMUTE: { group: 'place', of: sql`hospital.amenities @> array['CAR_COMMUTE']` },
  // A walk after a bus ride does not count as a walk from the station.
  NEAR_STATION: {
    group: 'place',
    of: sql`hospital.nearest_stations @? '$[*] ? (@.walkMinutes <= 10 && !(@.busMinutes > 0))'`,
  },
  EXPERIENCE_MET: { ofDoctor: ({ kind, experience }) => areMet(askedOf(kind), experience) },
  NO_MIN_YEARS: { group: 'place', of: sql`listing.min_years is null` },
} satisfies Record<SearchCondition, Case>

const BOTH = {
  prefectures: word('place', sql`listing.prefecture`),
  cities: value('text', sql.raw(CITY_KEY)),
  generalHospitalIds: value('bigint', sql`listing.hospital_id`),
  facilityCategories: word('place', sql`listing.facility_category`),
  shiftPatterns: word('time', sql`listing.shift_pattern`),
  conditions: every(CONDITION),
  minimumFee: limit('least', 'integer', 'fee', sql`listing.fee`),
  clinicalDepartments: words('duty', sql`listing.clinical_departments`),
  jobDescriptionTypesForSearch: words('duty', sql`listing.job_description_types`),
  incentiveTypes: words('duty', sql`listing.incentive_types`),
}

const WEEKDAY = sql.raw(`(array[${GRID_WEEKDAYS.map((name) => `'${name}'`).join(', ')}])`)

const SPOT = {
  ...BOTH,
  weekdays: word('time', sql`${WEEKDAY}[listing.start_weekday]`),
  shiftLengths: word('time', lengthOf('spot')),
  adjustableWorkingStartTime: holds(
    'time',
    sql`coalesce(listing.adjustable_start_from, listing.adjustable_start_to) is not null`,
  ),
  adjustableWorkingEndTime: holds(
    'time',
    sql`coalesce(listing.adjustable_end_from, listing.adjustable_end_to) is not null`,
  ),
  dates: value('date', sql`listing.start_date`),
  season: any({
    NEW_YEAR_HOLIDAY: ({ now }) => inSeason('NEW_YEAR_HOLIDAY', now),
    GOLDEN_WEEK: ({ now }) => inSeason('GOLDEN_WEEK', now),
  }),
} satisfies Record<keyof typeof CRITERIA_OF.spot, Meaning>

/** Working hours a week without breaks: one day when the weekday is negotiable, else all weekdays. */
const weeklyWork = sql`(${spanOf('regular')} - interval '1 minute' * listing.break_minutes)
  * case when listing.frequency in ('MONTHLY_ONCE', 'FLEXIBLE') then 1 else cardinality(listing.weekdays) end`

const weekWithin = (hours: string): Case => ({
  group: 'duty',
  of: sql`${weeklyWork} <= ${sql.raw(`interval '${hours} hours'`)}`,
})

const REGULAR = {
  ...BOTH,
  weekdays: words('time', sql`listing.weekdays`),
  shiftLengths: word('time', lengthOf('regular')),
  adjustableWorkingStartTime: holds('time', sql`listing.adjustable_start`),
  adjustableWorkingEndTime: holds('time', sql`listing.adjustable_end`),
  dates: onDay(sql`${WEEKDAY}[extract(isodow from asked.day)::integer] = any(listing.weekdays)
    and asked.day >= listing.contract_start and (listing.contract_end is null or asked.day <= listing.contract_end)`),
  frequencies: word('duty', sql`listing.frequency`),
  startBy: limit('most', 'date', 'contractStart', sql`listing.contract_start`),
  contractTerms: word('place', TERM),
  interviews: word('duty', sql`listing.interview`),
  weeklyHours: any({
    WITHIN_8H: weekWithin('8'),
    WITHIN_16H: weekWithin('16'),
    WITHIN_20H: weekWithin('20'),
    WITHIN_24H: weekWithin('24'),
    WITHIN_32H: weekWithin('32'),
  }),
} satisfies Record<keyof typeof CRITERIA_OF.regular, Meaning>

const MEANING: Record<SearchKind, Partial<Record<CriterionName, Meaning>>> = { spot: SPOT, regular: REGULAR }

/** The criteria of a kind, in the order of `CRITERION_NAMES`. */
export const meaningsOf = (kind: SearchKind) =>
  CRITERION_NAMES.flatMap((name) => {
    const meaning = MEANING[kind][name]
    return meaning ? [{ name, meaning }] : []
  })

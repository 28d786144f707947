import { sql, type SQL } from 'drizzle-orm'
import { EASINESS } from '../../database/easiness.sql.ts'
import { IS_HIRING } from '../../database/open-listings.sql.ts'
import { CITY_KEY } from '../../database/city-key.sql.ts'
import type { CommonNumber, ListingColumns } from './listing-index.ts'

/**
 * Some listings, called `listing`, as one JSON text, a column after the other: `JSON.parse` reads it ten times as fast as a row and a value at a
 * time would be read.
 */

const milliseconds = (column: string) => `(date_part('epoch', ${column}) * 1000)::bigint`
const dayNumber = (column: string) => `(${column} - date '1970-01-01')`
const ifSo = (condition: string, term: string) => `case when ${condition} then '${term}' end`
const allOf = (letter: string, column: string) => `'${letter}' || array_to_string(${column}, ' ${letter}')`
const words = (...terms: string[]) => `concat_ws(' ', ${terms.join(', ')})`

const CONDITIONS = [
  ifSo(`not 'AMBULANCE' = any(job_description_types)`, 'cWITHOUT_AMBULANCE'),
  ifSo(`application_status = 'FREE'`, 'cFREE_APPLICATION'),
  `'c' || ${EASINESS}`,
  ifSo(`night_duty_permit in ('GRANTED_ALL', 'GRANTED_PARTIAL')`, 'cNIGHT_DUTY_PERMIT'),
]

/** What a hospital says of the way to it. When that changes, a trigger has its listings read again. */
const access = `(
  select ${words(
    ifSo(`amenities @> array['CAR_COMMUTE']`, 'cCAR_COMMUTE'),
    // A walk behind a bus ride is none from the station.
    ifSo(`nearest_stations @? '$[*] ? (@.walkMinutes <= 10 && !(@.busMinutes > 0))'`, 'cNEAR_STATION'),
  )} from hospital where hospital.id = hospital_id)`

const place = [
  `'p' || prefecture`,
  `'f' || facility_category`,
  access,
  ifSo('min_years is null', 'cNO_MIN_YEARS'),
  ifSo(`carfare_type in ('FULLY_PAID', 'PAID_WITHIN_LIMIT', 'PAID_FLAT')`, 'cCARFARE_PAID'),
]
const duties = [
  allOf('d', 'clinical_departments'),
  allOf('j', 'job_description_types'),
  allOf('i', 'incentive_types'),
]

/** The first term whose condition holds. */
const firstOf = (last: string, ...terms: readonly (readonly [condition: string, term: string])[]) =>
  `case ${terms.map(([condition, term]) => `when ${condition} then '${term}'`).join(' ')} else '${last}' end`

const shiftLength = (span: string) =>
  firstOf(
    'lOVER_16H',
    ...[4, 8, 12, 16].map((hours) => [`${span} <= interval '${hours} hours'`, `lUP_TO_${hours}H`] as const),
  )

const all = (expression: string) => `json_agg(${expression})`

/** Once for each hospital of the rows. When it moves, a trigger has its listings read again. */
const CITIES = `(select json_object_agg(hospital.id, ${CITY_KEY}) from hospital where hospital.id = any(array_agg(hospital_id)))`

/** Null of no rows. In every list the rows stand in the order in which they come. */
function columns(listing: {
  cluster: string
  closing: string
  numbers: Record<string, string>
  profiles: string[]
}): SQL {
  const numbers = Object.entries({ ...COMMON_NUMBERS, ...listing.numbers })
  return sql.raw(`case when count(*) > 0 then json_build_object(
    'id', ${all('id')}, 'isPublished', ${all(`status = 'PUBLISHED' and ${IS_HIRING}`)}, 'hospitalId', ${all('hospital_id')},
    'cities', ${CITIES},
    'cluster', ${all(listing.cluster)}, 'closing', ${all(listing.closing)},
    'numbers', json_build_object(${numbers.map(([name, value]) => `'${name}', ${all(value)}`).join(', ')}),
    'profiles', json_build_array(${listing.profiles.map(all).join(', ')})) end`)
}

const COMMON_NUMBERS: Record<CommonNumber, string> = {
  recommendScore: 'recommend_score',
  editedAt: milliseconds('edited_at'),
  publishTime: milliseconds('publish_time'),
  fee: 'fee',
  hourlyFee: 'hourly_fee',
}

const lastDay = `((end_time - interval '1 millisecond') at time zone 'Asia/Tokyo')::date`

export const spotColumns = columns({
  cluster: dayNumber('start_date'),
  // A deadline never lies behind the start, but the database alone says so.
  closing: milliseconds('least(application_deadline, start_time)'),
  numbers: { startTime: milliseconds('start_time') },
  profiles: [
    words(...place),
    words(
      `'w' || (array['MONDAY','TUESDAY','WEDNESDAY','THURSDAY','FRIDAY','SATURDAY','SUNDAY'])[start_weekday]`,
      `'s' || shift_pattern`,
      shiftLength('(end_time - start_time)'),
      ...CONDITIONS,
      ifSo('coalesce(adjustable_start_from, adjustable_start_to) is not null', '+start'),
      ifSo('coalesce(adjustable_end_from, adjustable_end_to) is not null', '+end'),
      `(array['+1', '+1 +2'])[${lastDay} - start_date]`,
    ),
    words(...duties),
  ],
})

/** What has no end ends later than any day. */
const NEVER = 2 ** 40

/** From start to end on one day. */
const hours = `(end_time_of_day - start_time_of_day + interval '1 day' * crosses_midnight::int)`

/** Of one day where the day is agreed on, of all weekdays else. */
const weeklyWork = `(${hours} - interval '1 minute' * break_minutes)
  * case when frequency in ('MONTHLY_ONCE', 'FLEXIBLE') then 1 else cardinality(weekdays) end`

const contractTerm = firstOf(
  'tOVER_1_YEAR',
  ['contract_end is null', 'tOPEN_ENDED'],
  [`contract_end < contract_start + interval '3 months'`, 'tUP_TO_3_MONTHS'],
  [`contract_end < contract_start + interval '6 months'`, 'tUP_TO_6_MONTHS'],
  [`contract_end < contract_start + interval '1 year'`, 'tUP_TO_1_YEAR'],
)

export const regularColumns = columns({
  cluster: '0',
  closing: milliseconds('application_deadline'),
  numbers: {
    contractStart: dayNumber('contract_start'),
    contractEnd: `coalesce(${dayNumber('contract_end')}, ${NEVER})`,
  },
  profiles: [
    words(...place, contractTerm),
    words(
      allOf('w', 'weekdays'),
      `'s' || shift_pattern`,
      shiftLength(hours),
      ...CONDITIONS,
      ifSo('adjustable_start', '+start'),
      ifSo('adjustable_end', '+end'),
    ),
    words(
      ...duties,
      `'q' || frequency`,
      `'v' || interview`,
      ...[8, 16, 20, 24, 32].map((most) =>
        ifSo(`${weeklyWork} <= interval '${most} hours'`, `hWITHIN_${most}H`),
      ),
    ),
  ],
})

/** What comes behind the last of some spot listings, in the order of their starts. */
export function afterSpots({ id, numbers }: ListingColumns<'startTime'>): SQL {
  const start = (numbers.startTime.at(-1) ?? 0) / 1_000
  return sql`(start_time, id) > (to_timestamp(${start}::float8), ${id.at(-1) ?? 0}::bigint)`
}

export const afterRegulars = ({ id }: ListingColumns<never>): SQL => sql`id > ${id.at(-1) ?? 0}::bigint`

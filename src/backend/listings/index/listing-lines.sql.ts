import { sql, type SQL } from 'drizzle-orm'
import type { CommonNumber, IndexedListing } from './listing-index.ts'

/**
 * A listing as one line of text: twenty columns of a million rows would be twenty million values to parse. Its fields are
 * parted by bars: id, whether it is published, hospital, cluster, closing, the numbers, and three texts of terms.
 */

const milliseconds = (column: string) => `(date_part('epoch', ${column}) * 1000)::bigint`
const dayNumber = (column: string) => `(${column} - date '1970-01-01')`
const ifSo = (condition: string, term: string) => `case when ${condition} then '${term}' end`
const allOf = (letter: string, column: string) => `'${letter}' || array_to_string(${column}, ' ${letter}')`
const words = (...terms: string[]) => `concat_ws(' ', ${terms.join(', ')})`

const CONDITIONS = [
  ifSo(`attractive_category = 'ATTRACTIVE'`, 'cATTRACTIVE'),
  ifSo(`not 'AMBULANCE' = any(job_description_types)`, 'cWITHOUT_AMBULANCE'),
  ifSo(`application_status = 'FREE'`, 'cFREE_APPLICATION'),
  `'c' || ambulance_easiness`,
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

const line = (fields: string[]): SQL =>
  sql.raw(`concat_ws('|', id, (status = 'PUBLISHED')::int, hospital_id, ${fields.join(', ')})`)

const lastDay = `((end_time - interval '1 millisecond') at time zone 'Asia/Tokyo')::date`

export const spotLine = line([
  dayNumber('start_date'),
  // A deadline never lies behind the start, but the database alone says so.
  `least(${milliseconds('application_deadline')}, ${milliseconds('start_time')})`,
  'recommend_score',
  milliseconds('edited_at'),
  milliseconds('publish_time'),
  'fee',
  'hourly_fee',
  milliseconds('start_time'),
  words(...place),
  words(
    `'w' || (array['MONDAY','TUESDAY','WEDNESDAY','THURSDAY','FRIDAY','SATURDAY','SUNDAY'])[start_weekday]`,
    `'s' || shift_pattern`,
    shiftLength('(end_time - start_time)'),
    ...CONDITIONS,
    ifSo('coalesce(adjustable_start_from, adjustable_start_to) is not null', '+start'),
    ifSo('coalesce(adjustable_end_from, adjustable_end_to) is not null', '+end'),
    ifSo(`${lastDay} > start_date`, '+1'),
    ifSo(`${lastDay} > start_date + 1`, '+2'),
  ),
  words(...duties),
])

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

export const regularLine = line([
  '0',
  milliseconds('application_deadline'),
  'recommend_score',
  milliseconds('edited_at'),
  milliseconds('publish_time'),
  'fee',
  'hourly_fee',
  dayNumber('contract_start'),
  `coalesce(${dayNumber('contract_end')}, ${NEVER})`,
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
])

/** Reads a line; null of a listing that is not published. */
export type ReadLine<Own extends string> = (text: string) => {
  id: number
  listing: IndexedListing<Own> | null
}

function reader<Own extends string>(
  toNumbers: (next: () => number) => Record<CommonNumber | Own, number>,
): ReadLine<Own> {
  return (text) => {
    const fields = text.split('|')
    let at = 0
    const next = () => Number(fields[at++])
    const id = next()
    if (next() === 0) return { id, listing: null }
    const [hospitalId, cluster, closing] = [next(), next(), next()]
    const numbers = toNumbers(next)
    return { id, listing: { id, hospitalId, cluster, closing, numbers, profiles: fields.slice(at) } }
  }
}

const common = (next: () => number): Record<CommonNumber, number> => ({
  recommendScore: next(),
  editedAt: next(),
  publishTime: next(),
  fee: next(),
  hourlyFee: next(),
})

export const readSpotLine = reader((next) => ({ ...common(next), startTime: next() }))

/** Which field of a spot line is its start. */
const START = 10

export function afterSpotLine(text: string): SQL {
  const fields = text.split('|')
  return sql`(start_time, id) > (to_timestamp(${Number(fields[START]) / 1_000}::float8), ${fields[0]}::bigint)`
}

export const readRegularLine = reader((next) => ({
  ...common(next),
  contractStart: next(),
  contractEnd: next(),
}))

export const afterRegularLine = (text: string): SQL => sql`id > ${text.split('|', 1)[0]}::bigint`

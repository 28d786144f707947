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
  ifSo(`ambulance_easiness = 'EASY'`, 'cEASY'),
  ifSo(`night_duty_permit in ('GRANTED_ALL', 'GRANTED_PARTIAL')`, 'cNIGHT_DUTY_PERMIT'),
]

const place = words(`'p' || prefecture`, `'f' || facility_category`)
const duties = [
  allOf('d', 'clinical_departments'),
  allOf('j', 'job_description_types'),
  allOf('i', 'incentive_types'),
]

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
  place,
  words(
    `'w' || (array['MONDAY','TUESDAY','WEDNESDAY','THURSDAY','FRIDAY','SATURDAY','SUNDAY'])[start_weekday]`,
    `'s' || shift_pattern`,
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
  place,
  words(
    allOf('w', 'weekdays'),
    `'s' || shift_pattern`,
    ...CONDITIONS,
    ifSo('adjustable_start', '+start'),
    ifSo('adjustable_end', '+end'),
  ),
  words(...duties, `'q' || frequency`),
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

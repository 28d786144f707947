import { sql, type SQL } from 'drizzle-orm'
import { meaningsOf } from '../../database/criterion-meaning.sql.ts'
import { CITY_KEY } from '../../database/city-key.sql.ts'
import { GROUPS, type Meaning } from '../../database/meaning.ts'
import { IS_HIRING } from '../../database/open-listings.sql.ts'
import { NG_CHART, NG_PATIENTS } from '../../../domain/ng/ng-words.ts'
import { wordOf } from '../../../domain/text/known-word.ts'
import type { CriterionName } from '../../../domain/search/search-criteria.ts'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import type { CommonNumber, ListingColumns } from './listing-index.ts'
import {
  ASKS,
  ASKS_SPECIALTY,
  ASKS_WORKED_HERE,
  ngTermOf,
  skillTerm,
  specialtyTerm,
  termOf,
  YEARS,
} from './term.ts'

/**
 * Rows of `listing` and `hospital` aggregated into one JSON text of columns, which `JSON.parse` reads ten
 * times as fast as the driver reads rows.
 */

const milliseconds = (column: string) => sql.raw(`(date_part('epoch', ${column}) * 1000)::bigint`)
const dayNumber = (column: SQL) => sql`(${column} - date '1970-01-01')`
const quoted = (text: string) => sql.raw(`'${text}'`)
const ifSo = (condition: SQL, term: string) => sql`case when ${condition} then ${quoted(term)} end`

type Terms = { group: (typeof GROUPS)[number]; terms: SQL }

/** The terms of a criterion: the listing's values of it. */
function termsOf(name: CriterionName, meaning: Meaning): Terms[] {
  const mark = termOf(name, '')
  switch (meaning.how) {
    case 'word':
      return [{ group: meaning.group, terms: sql`${quoted(mark)} || ${meaning.of}` }]
    case 'words':
      return [
        {
          group: meaning.group,
          terms: sql`${quoted(mark)} || array_to_string(${meaning.of}, ${quoted(` ${mark}`)})`,
        },
      ]
    case 'holds':
      return [{ group: meaning.group, terms: ifSo(meaning.of, termOf(name, 'true')) }]
    case 'cases':
      return Object.entries(meaning.cases).flatMap(([word, one]) =>
        typeof one === 'function' || 'ofDoctor' in one
          ? []
          : [{ group: one.group, terms: ifSo(one.of, termOf(name, word)) }],
      )
    case 'value':
    case 'limit':
    case 'day':
      return []
  }
}

const all = (expression: SQL) => sql`json_agg(${expression})`

const commas = (parts: SQL[]) => sql.join(parts, sql`, `)

/** Once per hospital of the rows. When a hospital moves, a trigger marks its listings as changed. */
const CITIES = sql.raw(`(select json_object_agg(hospital.id, ${CITY_KEY}) from hospital
  where hospital.id = any(array_agg(listing.hospital_id)))`)

/** The numbers that criteria compare, by name. */
const numbersOfLimits = (kind: SearchKind): Record<string, SQL> =>
  Object.fromEntries(
    meaningsOf(kind).flatMap(({ meaning }) =>
      meaning.how === 'limit'
        ? [[meaning.number, meaning.type === 'date' ? dayNumber(meaning.of) : meaning.of]]
        : [],
    ),
  )

export const limitsOf = (kind: SearchKind): string[] => Object.keys(numbersOfLimits(kind))

const lastDay = `((listing.end_time - interval '1 millisecond') at time zone 'Asia/Tokyo')::date`

/** What NG settings may name of a listing; the ambulance is a term of its jobs. */
const NG: Terms[] = [
  {
    group: 'duty',
    terms: sql.join(
      Object.keys(NG_PATIENTS)
        .filter(wordOf(NG_PATIENTS))
        .map((one) => ifSo(sql`${quoted(one)} = any(listing.patients)`, ngTermOf(one))),
      sql`, `,
    ),
  },
  {
    group: 'place',
    terms: sql`case hospital.electronic_chart ${sql.join(
      Object.keys(NG_CHART)
        .filter(wordOf(NG_CHART))
        .map((chart) => sql`when ${quoted(chart)} then ${quoted(ngTermOf(NG_CHART[chart]))}`),
      sql` `,
    )} end`,
  },
]

/** Terms outside the criteria. */
const MORE: Record<SearchKind, Terms[]> = {
  spot: [{ group: 'time', terms: sql.raw(`(array['+1', '+1 +2'])[${lastDay} - listing.start_date]`) }, ...NG],
  regular: NG,
}

/** The terms of a row as texts, one per group; plain SQL counts facets by them too. */
export function profilesOf(kind: SearchKind): SQL[] {
  const terms = [...meaningsOf(kind).flatMap(({ name, meaning }) => termsOf(name, meaning)), ...MORE[kind]]
  return GROUPS.map((group) => {
    const own = terms.filter((one) => one.group === group)
    return sql`concat_ws(' ', ${commas(own.map((one) => one.terms))})`
  })
}

/** The requirements of a row, as a text of terms. */
const REQUIRED = ((): SQL => {
  const [specialties, skills] = [sql`listing.required_specialties`, sql`listing.required_skills`]
  const each = (list: SQL, term: string) =>
    sql`case when cardinality(${list}) > 0 then ${quoted(term)} || array_to_string(${list}, ${quoted(` ${term}`)}) end`
  return sql`concat_ws(' ', ${commas([
    ifSo(
      sql`listing.min_years > 0 or cardinality(${specialties} || ${skills}) > 0 or not listing.first_time_ok`,
      ASKS,
    ),
    sql`case when listing.min_years > 0 then ${quoted(YEARS)} || listing.min_years end`,
    ifSo(sql`cardinality(${specialties}) > 0`, ASKS_SPECIALTY),
    each(specialties, specialtyTerm('')),
    each(skills, skillTerm('')),
    ifSo(sql`not listing.first_time_ok`, ASKS_WORKED_HERE),
  ])})`
})()

/** Null for no rows. All lists are in the order of the rows. */
function columns(
  kind: SearchKind,
  listing: { cluster: SQL; closing: SQL; ends?: SQL; numbers: Record<string, SQL> },
): SQL {
  const numbers = { ...COMMON_NUMBERS, ...listing.numbers, ...numbersOfLimits(kind) }
  return sql`case when count(*) > 0 then json_build_object(
    'id', ${all(sql`listing.id`)}, 'isPublished', ${all(sql`listing.status = 'PUBLISHED' and ${sql.raw(IS_HIRING)}`)},
    'hospitalId', ${all(sql`listing.hospital_id`)}, 'cities', ${CITIES},
    'cluster', ${all(listing.cluster)}, 'closing', ${all(listing.closing)}, ${listing.ends ? sql`'ends', ${all(listing.ends)},` : sql``}
    'numbers', json_build_object(${commas(Object.entries(numbers).map(([name, number]) => sql`${quoted(name)}, ${all(number)}`))}),
    'required', ${all(REQUIRED)}, 'profiles', json_build_array(${commas(profilesOf(kind).map(all))})) end`
}

const COMMON_NUMBERS: Record<CommonNumber, SQL> = {
  recommendScore: sql`listing.recommend_score`,
  editedAt: milliseconds('listing.edited_at'),
  publishTime: milliseconds('listing.publish_time'),
  fee: sql`listing.fee`,
  hourlyFee: sql`listing.hourly_fee`,
}

export const spotIndexColumns = columns('spot', {
  cluster: dayNumber(sql`listing.start_date`),
  // A constraint keeps deadlines before the start; the index does not rely on it.
  closing: milliseconds('least(listing.application_deadline, listing.start_time)'),
  ends: milliseconds('listing.end_time'),
  numbers: { startTime: milliseconds('listing.start_time') },
})

/** End of a contract without a term: later than any day. */
const NEVER = sql.raw(String(2 ** 40))

export const regularIndexColumns = columns('regular', {
  cluster: sql`0`,
  closing: milliseconds('listing.application_deadline'),
  numbers: {
    contractStart: dayNumber(sql`listing.contract_start`),
    contractEnd: sql`coalesce(${dayNumber(sql`listing.contract_end`)}, ${NEVER})`,
  },
})

/** Keyset condition after these spot listings, ordered by start. */
export function afterSpots({ id, numbers }: ListingColumns<'startTime'>): SQL {
  const start = (numbers.startTime.at(-1) ?? 0) / 1_000
  return sql`(start_time, id) > (to_timestamp(${start}::float8), ${id.at(-1) ?? 0}::bigint)`
}

export const afterRegulars = ({ id }: ListingColumns<never>): SQL => sql`id > ${id.at(-1) ?? 0}::bigint`

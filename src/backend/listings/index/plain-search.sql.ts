import { and, or, sql, type SQL } from 'drizzle-orm'
import { placesAsked, type Places } from '../../../domain/text/city.ts'
import type { SpotSortOrder } from '../../../domain/listing/listing-words.ts'
import type { SearchKind } from '../../../domain/search/search-history.ts'
import type { UsualPays } from '../../../domain/search/usual-pay.ts'
import type { WishCriteria } from '../../../domain/search/wishes.ts'
import type { Database } from '../../database/client.ts'
import { CITY_KEY } from '../../database/city-key.sql.ts'
import { CONDITION, inSeason, LIMITS, lengthOf, TERM } from '../../database/listing-facts.sql.ts'
import { isOpenListing } from '../../database/open-listings.sql.ts'
import {
  findUsualPays,
  isHighPaid,
  peersOfOpen,
  usualPaysOf,
  type PeersRow,
} from '../../database/usual-pays.sql.ts'
import type { ListingWhere, PageOfIds, PageQuery } from './listing-search.ts'
import { WEEKDAYS, type Dimension } from '../search-dimension.ts'

/**
 * The search said in plain SQL, one scan after the other. It answers while a process that has just started fills its index,
 * and tests hold the index against it.
 */

const tableOf = (kind: SearchKind) => sql.raw(`${kind}_work`)
const list = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`

const WEEKDAY_OF_SPOT = sql.raw(`(array[${WEEKDAYS.map((name) => `'${name}'`).join(', ')}])[start_weekday]`)

const some = <T>(values: readonly T[] | null | undefined, condition: (values: readonly T[]) => SQL) =>
  values && values.length > 0 ? condition(values) : undefined

const onDays = (kind: SearchKind) => (days: readonly string[]) =>
  kind === 'spot'
    ? sql`start_date = any(${list(days)}::date[])`
    : sql`exists (select from unnest(${list(days)}::date[]) d
        where (array[${sql.raw(WEEKDAYS.map((name) => `'${name}'`).join(', '))}])[extract(isodow from d)] = any(weekdays)
        and contract_start <= d and (contract_end is null or contract_end >= d))`

function inPlaces({ prefectures, cities }: Places): SQL | undefined {
  return or(
    some(prefectures, (values) => sql`prefecture = any(${list(values)})`),
    some(
      cities,
      (values) =>
        sql`hospital_id in (select id from hospital where ${sql.raw(CITY_KEY)} = any(${list(values)}))`,
    ),
  )
}

/** Open listings that meet a where. */
function meets(kind: SearchKind, where: ListingWhere, now: Date, pays: UsualPays = new Map()): SQL {
  const of = (name: Dimension, condition: (values: readonly string[]) => SQL) =>
    some(
      where[name]?.filter((value) => value !== 'UNSPECIFIED'),
      condition,
    )
  const isSpot = kind === 'spot'
  const conditionOf = (name: string) => (name === 'ATTRACTIVE' ? isHighPaid(kind, pays) : CONDITION[name])
  return (
    and(
      isOpenListing(kind, now),
      inPlaces(placesAsked(where)),
      of('shiftPatterns', (values) => sql`shift_pattern = any(${list(values)})`),
      of('weekdays', (values) =>
        isSpot ? sql`${WEEKDAY_OF_SPOT} = any(${list(values)})` : sql`weekdays && ${list(values)}`,
      ),
      of('facilityCategories', (values) => sql`facility_category = any(${list(values)})`),
      of('clinicalDepartments', (values) => sql`clinical_departments && ${list(values)}`),
      of('jobDescriptionTypesForSearch', (values) => sql`job_description_types && ${list(values)}`),
      of('incentiveTypes', (values) => sql`incentive_types && ${list(values)}`),
      of('frequencies', (values) => sql`frequency = any(${list(values)})`),
      of('shiftLengths', (values) => sql`${lengthOf(kind)} = any(${list(values)})`),
      of('contractTerms', (values) => sql`${TERM} = any(${list(values)})`),
      of('interviews', (values) => sql`interview = any(${list(values)})`),
      of('weeklyHours', (values) => sql`${LIMITS} && ${list(values)}`),
      of('conditions', (values) => and(...values.map(conditionOf)) ?? sql`true`),
      where.adjustableWorkingStartTime ? adjustable(kind, 'start') : undefined,
      where.adjustableWorkingEndTime ? adjustable(kind, 'end') : undefined,
      some(where.generalHospitalIds, (ids) => sql`hospital_id = any(${list(ids)}::bigint[])`),
      some(where.dates, onDays(kind)),
      where.minimumFee ? sql`fee >= ${where.minimumFee}` : undefined,
      where.startBy ? sql`contract_start <= ${where.startBy}::date` : undefined,
      where.season ? inSeason(where.season, now) : undefined,
    ) ?? sql`true`
  )
}

const adjustable = (kind: SearchKind, side: 'start' | 'end') =>
  kind === 'spot'
    ? sql.raw(`(adjustable_${side}_from is not null or adjustable_${side}_to is not null)`)
    : sql.raw(`adjustable_${side}`)

const milliseconds = (column: string) => sql.raw(`(date_part('epoch', ${column}) * 1000)::bigint`)

/** What each sort compares; the id decides between equals, in the same direction. */
const KEY: Record<SpotSortOrder, SQL> = {
  UNSPECIFIED: sql`recommend_score`,
  EDITED_AT_DESC: milliseconds('edited_at'),
  PUBLISH_TIME_DESC: milliseconds('publish_time'),
  FEE_DESC: sql`fee`,
  HOURLY_FEE_DESC: sql`hourly_fee`,
  START_TIME_ASC: milliseconds('start_time'),
}

/** Which wishes a listing meets, as an array of truths. */
const metWishes = (kind: SearchKind, wishes: readonly WishCriteria[], now: Date) =>
  wishes.length === 0
    ? sql`'{}'::boolean[]`
    : sql`array[${sql.join(
        wishes.map(({ anyOf }) => or(...anyOf.map((one) => meets(kind, one, now))) ?? sql`false`),
        sql`, `,
      )}]`

type PlainRow = { id: number; key: number; met: boolean[] }

/** A page of a search and its total, by one statement that looks at every open listing. */
export async function findPage(
  database: Database,
  kind: SearchKind,
  { where, orderBy, limit, after, now, wishes = [] }: PageQuery,
): Promise<PageOfIds> {
  const isRising = orderBy === 'START_TIME_ASC'
  const [direction, behind] = isRising ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`]
  const rank = after?.wished?.rank ?? 0
  const rest = after
    ? sql`where rank < ${rank}::int
        or rank = ${rank}::int and (key, id) ${behind} (${Number(after.value)}::bigint, ${after.id}::bigint)`
    : sql``
  const usualPays = where.conditions?.includes('ATTRACTIVE')
    ? await findUsualPays(database, kind, now)
    : undefined
  const { rows } = await database.execute<{ total: number; page: PlainRow[]; peers: PeersRow[] }>(sql`
    with met as materialized (
      select id, ${KEY[orderBy]} as key, ${metWishes(kind, wishes, now)} as met
      from ${tableOf(kind)} listing where ${meets(kind, where, now, usualPays)}),
    ranked as (select *, cardinality(array_positions(met, true)) as rank from met)
    select (select count(*)::int from met) as total, (${usualPays ? sql`'[]'::json` : peersOfOpen(kind, now)}) as peers, (
      select coalesce(json_agg(json_build_object('id', id, 'key', key, 'met', met)), '[]') from (
        select * from ranked ${rest} order by rank desc, key ${direction}, id ${direction} limit ${limit + 1}) page) as page`)
  const { total, page, peers } = rows[0] ?? { total: 0, page: [], peers: [] }
  const shown = page.slice(0, limit)
  return {
    ids: shown.map(({ id }) => id),
    total,
    hasMore: page.length > limit,
    lastKey: shown.at(-1)?.key ?? 0,
    met: shown.map(({ met }) => wishes.flatMap(({ wish }, at) => (met[at] === true ? wish : []))),
    usualPays: usualPays ?? usualPaysOf(peers),
  }
}

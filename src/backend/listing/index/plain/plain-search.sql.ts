import { and, or, sql, type SQL } from 'drizzle-orm'
import { placesAsked } from '../../../../domain/text/city.ts'
import type { SpotSortOrder } from '../../../../domain/listing/listing-words.ts'
import type { CriterionName } from '../../../../domain/search/search-criteria.ts'
import type { SearchKind } from '../../../../domain/listing/listing-kind.ts'
import type { UsualPays } from '../../../../domain/search/usual-pay.ts'
import type { WishCriteria } from '../../../../domain/search/wishes.ts'
import type { Database } from '../../../database/client.ts'
import { besideHospital, meaningsOf } from '../../../database/criterion-meaning.sql.ts'
import type { Meaning, Moment } from '../../../database/meaning.ts'
import { isOpenListing } from '../../../database/open-listings.sql.ts'
import { hasNgCondition } from '../../../database/ng-condition.sql.ts'
import { textArray, type ExperienceSql } from '../../../database/requirements-met.sql.ts'
import { findUsualPays, peersOfOpen, usualPaysOf, type PeersRow } from '../../../database/usual-pays.sql.ts'
import type { ListingWhere, OwnExperience, PageOfIds, PageQuery, Without } from '../listing-search.ts'
import { wantedOf } from '../../search-dimension.ts'

/**
 * The search in plain SQL, by scans. Used while the index is being filled, and by tests as a reference for
 * the index.
 */

/** FROM clause: `listing` of a kind with its `hospital`. */
export const listingsOf = (kind: SearchKind): SQL =>
  sql`${sql.raw(`${kind}_work`)} listing ${besideHospital()}`

const list = textArray

/** Condition: a listing matches the requested values of a criterion. */
function isMet(meaning: Meaning, values: readonly string[], moment: Moment): SQL {
  switch (meaning.how) {
    case 'word':
      return sql`${meaning.of} = any(${list(values)})`
    case 'words':
      return sql`${meaning.of} && ${list(values)}`
    case 'value':
      return sql`${meaning.of} = any(${list(values)}::${sql.raw(meaning.type)}[])`
    case 'holds':
      return meaning.of
    case 'limit':
      return sql`${meaning.of} ${sql.raw(meaning.side === 'least' ? '>=' : '<=')} ${values[0]}::${sql.raw(meaning.type)}`
    case 'day':
      return sql`exists (select from unnest(${list(values)}::date[]) asked(day) where ${meaning.of})`
    case 'cases': {
      const cases = values.map((value) => {
        const one = meaning.cases[value]
        if (typeof one === 'function') return one(moment)
        return one && 'ofDoctor' in one ? one.ofDoctor(moment) : one?.of
      })
      return (meaning.every ? and(...cases) : or(...cases)) ?? sql`true`
    }
  }
}

const instants = (milliseconds: readonly number[]) =>
  sql`${sql.param(milliseconds.map((one) => new Date(one).toISOString()))}::timestamptz[]`

/** Condition: a doctor's NG settings leave the listing out. */
function isUnwanted(kind: SearchKind, { hospitalIds, conditions, spans }: Without): SQL {
  const blocked = sql`exists (select from
    unnest(${instants(spans.map(({ start }) => start))}, ${instants(spans.map(({ end }) => end))}) blocked(start_time, end_time)
    where listing.start_time < blocked.end_time and listing.end_time > blocked.start_time)`
  return sql`(${
    or(
      sql`listing.hospital_id = any(${list(hospitalIds.map(String))}::bigint[])`,
      ...conditions.map(hasNgCondition),
      kind === 'spot' && spans.length > 0 ? blocked : undefined,
    ) ?? sql`false`
  })`
}

/** A doctor's experience beside the row alias `listing`; nobody's for null. */
export const experienceSql = (own: OwnExperience | null | undefined): ExperienceSql => ({
  licenceDate: sql`${own?.licenceDate ?? null}::date`,
  specialties: list(own?.specialties ?? []),
  skills: list(own?.skills ?? []),
  hasWorkedHere: sql`listing.hospital_id = any(${list((own?.hospitalIds ?? []).map(String))}::bigint[])`,
})

/** Condition: a listing is open and matches a where. */
export function meets(kind: SearchKind, where: ListingWhere, now: Date, pays: UsualPays = new Map()): SQL {
  const places: Partial<Record<CriterionName, readonly string[]>> = placesAsked(where)
  const met = (isPlace: boolean) =>
    meaningsOf(kind).flatMap(({ name, meaning }) => {
      const values = places[name] ?? wantedOf(where, name)
      return name in places === isPlace && values.length > 0
        ? isMet(meaning, values, { kind, now, pays, experience: experienceSql(where.experience) })
        : []
    })
  // The two criteria of place are combined by OR.
  const { without } = where
  return (
    and(
      isOpenListing(kind, now),
      or(...met(true)),
      ...met(false),
      without ? sql`not ${isUnwanted(kind, without)}` : undefined,
    ) ?? sql`true`
  )
}

const milliseconds = (column: string) => sql.raw(`(date_part('epoch', ${column}) * 1000)::bigint`)

/** Sort key of each order; the id breaks ties in the same direction. */
const KEY: Record<SpotSortOrder, SQL> = {
  UNSPECIFIED: sql`listing.recommend_score`,
  EDITED_AT_DESC: milliseconds('listing.edited_at'),
  PUBLISH_TIME_DESC: milliseconds('listing.publish_time'),
  FEE_DESC: sql`listing.fee`,
  HOURLY_FEE_DESC: sql`listing.hourly_fee`,
  START_TIME_ASC: milliseconds('listing.start_time'),
}

/** Array of booleans: the wishes that a listing meets. */
const metWishes = (kind: SearchKind, wishes: readonly WishCriteria[], now: Date) =>
  wishes.length === 0
    ? sql`'{}'::boolean[]`
    : sql`array[${sql.join(
        wishes.map(({ anyOf }) => or(...anyOf.map((one) => meets(kind, one, now))) ?? sql`false`),
        sql`, `,
      )}]`

type Answer = { total: number; hidden: number; page: PlainRow[]; peers: PeersRow[] }
type PlainRow = { id: number; key: number; met: boolean[] }

/** A page of a search and its total, in one statement that scans every open listing. */
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
  const { rows } = await database.execute<Answer>(sql`
    with met as materialized (
      select listing.id, ${KEY[orderBy]} as key, ${metWishes(kind, wishes, now)} as met,
        ${where.without ? isUnwanted(kind, where.without) : sql`false`} as hidden
      from ${listingsOf(kind)} where ${meets(kind, { ...where, without: null }, now, usualPays)}),
    ranked as (select *, cardinality(array_positions(met, true)) as rank from met where not hidden)
    select (select count(*)::int from met where not hidden) as total,
      (select count(*)::int from met where hidden) as hidden, (${usualPays ? sql`'[]'::json` : peersOfOpen(kind, now)}) as peers, (
      select coalesce(json_agg(json_build_object('id', id, 'key', key, 'met', met)), '[]') from (
        select * from ranked ${rest} order by rank desc, key ${direction}, id ${direction} limit ${limit + 1}) page) as page`)
  const { total, hidden, page, peers } = rows[0] ?? { total: 0, hidden: 0, page: [], peers: [] }
  const shown = page.slice(0, limit)
  return {
    ids: shown.map(({ id }) => id),
    total,
    hidden,
    hasMore: page.length > limit,
    lastKey: shown.at(-1)?.key ?? 0,
    met: shown.map(({ met }) => wishes.flatMap(({ wish }, at) => (met[at] === true ? wish : []))),
    usualPays: usualPays ?? usualPaysOf(peers),
  }
}

import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '#app/backend/database/client.ts'
import type { ListingWhere } from '#app/backend/listing/index/listing-search.ts'
import { PREFECTURES, SHIFT_PATTERNS } from '#app/backend/listing/search-dimension.ts'
import type {
  CalendarDay,
  CityOffer,
  FacetCount,
  Facets,
  PrefectureOffer,
} from '#app/contract/gen/listings-resolvers.ts'
import type { SpotSortOrder } from '#app/domain/listing/listing-words.ts'
import { CRITERIA, type CountedName } from '#app/domain/search/search-criteria.ts'
import { GRID_WEEKDAYS } from '#app/domain/search/weekday-grid.ts'
import { CONDITION, experienceMet, valuedOf, VALUES, type Kind } from './search-reference-criteria.ts'
import { askedOf, highPaid, listingsOf, meets, open, texts } from './search-reference-where.ts'

/** Answers by plain SQL, one scan after the other: what the index must agree with. */

export type { Kind }

const ORDER: Record<SpotSortOrder, SQL> = {
  UNSPECIFIED: sql`l.recommend_score desc, l.id desc`,
  EDITED_AT_DESC: sql`l.edited_at desc, l.id desc`,
  PUBLISH_TIME_DESC: sql`l.publish_time desc, l.id desc`,
  FEE_DESC: sql`l.fee desc, l.id desc`,
  HOURLY_FEE_DESC: sql`l.hourly_fee desc, l.id desc`,
  START_TIME_ASC: sql`l.start_time, l.id`,
}

export async function plainIds(
  database: Executor,
  kind: Kind,
  { where, orderBy, now }: { where: ListingWhere; orderBy: SpotSortOrder; now: Date },
): Promise<number[]> {
  const { rows } = await database.execute<{ id: string }>(
    sql`select l.id from ${listingsOf(kind)} where ${meets(kind, where, now)} order by ${ORDER[orderBy]}`,
  )
  return rows.map(({ id }) => Number(id))
}

/** The criteria come in any order. */
export const facetsInOrder = ({ counts, ...facets }: Facets) => ({
  ...facets,
  counts: counts.toSorted((a, b) => (a.criterion < b.criterion ? -1 : 1)),
})

/** Words of those conditions that are true, as an array. */
const trueOf = (conditions: (readonly [name: string, condition: SQL])[]) =>
  sql`array_remove(array[${sql.join(
    [
      sql`null::text`,
      ...conditions.map(([name, condition]) => sql`case when ${condition} then ${name}::text end`),
    ],
    sql`, `,
  )}], null)`

/** What a listing is counted for, as columns. */
const offered = (kind: Kind, now: Date): SQL =>
  sql.join(
    [
      ...valuedOf(kind).map((name) => sql`${VALUES[name](kind)} as ${sql.identifier(name)}`),
      sql`l.shift_pattern`,
      sql`${trueOf(Object.entries({ ...CONDITION, ATTRACTIVE: highPaid(kind, now) }))} as conditions`,
    ],
    sql`, `,
  )

/** Keeps what the open listings are counted for, which no search changes, in a table for `plainFacets`. */
export async function keepOffered(database: Executor, kind: Kind, now: Date): Promise<string> {
  const name = `offered_${kind}`
  await database.execute(sql`create table ${sql.identifier(name)} as
    select l.id as "of", ${offered(kind, now)} from ${listingsOf(kind)} where ${open(kind, now)}`)
  return name
}

/**
 * All facet counts by GROUP BY over one scan, which says of every open listing its values and which criteria it fails;
 * the values may be `kept` in a table.
 */
export async function plainFacets(
  database: Executor,
  kind: Kind,
  where: ListingWhere,
  { now, kept }: { now: Date; kept?: string },
): Promise<Facets> {
  // What is neither true nor false is failed as well.
  const failed = trueOf(
    askedOf(kind, where, now).map(({ name, condition }) => [name, sql`(${condition}) is not true`]),
  )
  const met = experienceMet(kind, where.experience)
  const listing = kept
    ? sql`select o.*, ${met} as is_met, ${failed} as failed from ${sql.identifier(kept)} o, ${listingsOf(kind)} where l.id = o.of`
    : sql`select ${offered(kind, now)}, ${met} as is_met, ${failed} as failed from ${listingsOf(kind)} where ${open(kind, now)}`
  const counted = (name: string, value: SQL, except: readonly CountedName[] = []) =>
    sql`select ${name}::text as name, ${value} as value, count(*)::int as count
      from listing where failed <@ ${texts(except)} group by 2`
  const queries = [
    counted('total', sql`''::text`),
    ...valuedOf(kind).map((name) => counted(name, sql`unnest(${sql.identifier(name)})`, [name])),
    counted('conditions', sql`unnest(conditions)`),
    counted('conditions', sql`case when is_met then 'EXPERIENCE_MET' end`),
    counted('grid', sql`unnest(weekdays) || '|' || shift_pattern`, ['weekdays', 'shiftPatterns']),
  ]
  const { rows } = await database.execute<{ name: string; value: string; count: number }>(sql`
    with listing as materialized (${listing}) ${sql.join(queries, sql` union all `)}`)
  const counts = new Map(rows.map(({ name, value, count }) => [`${name} ${value}`, count]))
  const one = (name: string, value = '') => counts.get(`${name} ${value}`) ?? 0
  const of = (criterion: CountedName) => ({
    criterion,
    values: Object.keys(CRITERIA[criterion].words).map((value) => ({ value, count: one(criterion, value) })),
  })
  return facetsInOrder({
    total: one('total'),
    counts: [
      ...valuedOf(kind).map(of),
      of('conditions'),
      { criterion: 'cities', values: await plainCityCounts(database, kind, where, now) },
    ],
    weekdayPatterns: GRID_WEEKDAYS.flatMap((weekday) =>
      SHIFT_PATTERNS.map((shiftPattern) => ({
        weekday,
        shiftPattern,
        count: one('grid', `${weekday}|${shiftPattern}`),
      })),
    ),
  })
}

export async function plainPrefectures(
  database: Executor,
  kind: Kind,
  where: ListingWhere,
  now: Date,
): Promise<PrefectureOffer[]> {
  const { rows } = await database.execute<PrefectureOffer>(sql`
    select h.prefecture, count(*)::int as count, max(l.fee) as "bestFee" from ${listingsOf(kind)}
    where ${meets(kind, where, now, ['prefectures'])} group by 1`)
  const found = new Map(rows.map((row) => [row.prefecture, row]))
  return PREFECTURES.map((prefecture) => found.get(prefecture) ?? { prefecture, count: 0, bestFee: null })
}

export async function plainCities(
  database: Executor,
  kind: Kind,
  where: ListingWhere,
  { prefecture, now }: { prefecture: string; now: Date },
): Promise<CityOffer[]> {
  const { rows } = await database.execute<CityOffer>(sql`
    select h.prefecture || '-' || h.city as key, h.city, count(*)::int as count from ${listingsOf(kind)}
    where h.prefecture = ${prefecture} and ${meets(kind, where, now, ['prefectures'])}
    group by 1, 2 order by 3 desc, 1`)
  return rows
}

/** Of the prefectures asked for: in the order they are named in, those of the cities last; within one as its cities are listed. */
async function plainCityCounts(
  database: Executor,
  kind: Kind,
  where: ListingWhere,
  now: Date,
): Promise<FacetCount[]> {
  const cities = [...new Set(where.cities)]
  const prefectures = [...(where.prefectures ?? []), ...cities.map((key) => key.split('-')[0] ?? '')]
  const counts: FacetCount[] = []
  for (const prefecture of new Set(prefectures)) {
    const offers = await plainCities(database, kind, where, { prefecture, now })
    counts.push(...offers.map(({ key, count }) => ({ value: key, count })))
    for (const key of cities)
      if (key.startsWith(`${prefecture}-`) && !counts.some(({ value }) => value === key))
        counts.push({ value: key, count: 0 })
  }
  return counts
}

export async function plainCalendar(
  database: Executor,
  where: ListingWhere,
  { from, days, now }: { from: string; days: number; now: Date },
): Promise<CalendarDay[]> {
  const { rows } = await database.execute<CalendarDay>(sql`
    select to_char(d, 'YYYY-MM-DD') as day, count(id)::int as count, max(fee) as "bestFee"
    from generate_series(${from}::date, ${from}::date + ${days - 1}::int, interval '1 day') d
    left join (select l.id, l.fee, l.start_date from ${listingsOf('spot')} where ${meets('spot', { ...where, dates: null }, now)}) s
      on s.start_date = d::date
    group by d order by d`)
  return rows
}

import { sql } from 'drizzle-orm'
import type { CalendarDay, CityOffer, PrefectureOffer } from '../../../../contract/gen/listings-resolvers.ts'
import type { SearchKind } from '../../../../domain/listing/listing-kind.ts'
import type { Prefecture } from '../../../../domain/text/prefecture.ts'
import { addDays } from '../../../../domain/text/tokyo-time.ts'
import { CITY_KEY } from '../../../database/city-key.sql.ts'
import type { Database } from '../../../database/client.ts'
import { isOpenListing } from '../../../database/open-listings.sql.ts'
import { findUsualPays } from '../../../database/usual-pays.sql.ts'
import { PREFECTURES } from '../../search-dimension.ts'
import type { ListingWhere } from '../listing-search.ts'
import { toOffers } from '../places.ts'
import { listingsOf, meets } from './plain-search.sql.ts'

/** Counts of open listings in plain SQL, one scan for each. */

/** The medians, for searches with the condition 高額; else empty. */
async function paysAsked(database: Database, kind: SearchKind, wheres: readonly ListingWhere[], now: Date) {
  const isAsked = wheres.some(({ conditions }) => conditions?.includes('ATTRACTIVE'))
  return isAsked ? findUsualPays(database, kind, now) : undefined
}

export const exceptPlaces = (where: ListingWhere): ListingWhere => ({
  ...where,
  prefectures: null,
  cities: null,
})

export async function countMeeting(
  database: Database,
  kind: SearchKind,
  wheres: readonly ListingWhere[],
  now: Date,
): Promise<number[]> {
  const pays = await paysAsked(database, kind, wheres, now)
  const counts = wheres.map(
    (where) => sql`(select count(*)::int from ${listingsOf(kind)} where ${meets(kind, where, now, pays)})`,
  )
  const { rows } = await database.execute<{ counts: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}]::int[] as counts`,
  )
  return rows[0]?.counts ?? []
}

export async function findCalendar(
  database: Database,
  { where, from, days }: { where: ListingWhere; from: string; days: number },
  now: Date,
): Promise<CalendarDay[]> {
  const onAnyDay = { ...where, dates: null }
  const pays = await paysAsked(database, 'spot', [where], now)
  const { rows } = await database.execute<CalendarDay>(sql`
    select listing.start_date::text as day, count(*)::int as count, max(listing.fee) as "bestFee"
    from ${listingsOf('spot')}
    where ${meets('spot', onAnyDay, now, pays)}
      and listing.start_date >= ${from}::date and listing.start_date < ${addDays(from, days)}::date
    group by listing.start_date`)
  const found = new Map(rows.map((row) => [row.day, row]))
  return Array.from({ length: days }, (_, at) => {
    const day = addDays(from, at)
    return found.get(day) ?? { day, count: 0, bestFee: null }
  })
}

export async function findPrefectures(
  database: Database,
  kind: SearchKind,
  where: ListingWhere,
  now: Date,
): Promise<PrefectureOffer[]> {
  const pays = await paysAsked(database, kind, [where], now)
  const { rows } = await database.execute<PrefectureOffer>(sql`
    select listing.prefecture, count(*)::int as count, max(listing.fee) as "bestFee"
    from ${listingsOf(kind)} where ${meets(kind, exceptPlaces(where), now, pays)} group by listing.prefecture`)
  const found = new Map(rows.map((row) => [row.prefecture, row]))
  return PREFECTURES.map((prefecture) => found.get(prefecture) ?? { prefecture, count: 0, bestFee: null })
}

/** Counts per city of one prefecture or of all, without empty ones. */
export async function findCities(
  database: Database,
  kind: SearchKind,
  { where, prefectures }: { where: ListingWhere; prefectures: readonly Prefecture[] },
  now: Date,
): Promise<CityOffer[]> {
  const pays = await paysAsked(database, kind, [where], now)
  const { rows } = await database.execute<{ key: string; count: number }>(sql`
    select ${sql.raw(CITY_KEY)} as key, count(*)::int as count from ${listingsOf(kind)}
    where ${meets(kind, { ...exceptPlaces(where), prefectures: [...prefectures] }, now, pays)}
    group by 1`)
  return toOffers(rows.map(({ key, count }) => [key, count]))
}

export async function countOfHospitals(
  database: Database,
  kind: SearchKind,
  ids: readonly number[],
  now: Date,
): Promise<number[]> {
  const { rows } = await database.execute<{ id: string; count: number }>(sql`
    select listing.hospital_id as id, count(*)::int as count from ${listingsOf(kind)}
    where listing.hospital_id = any(${sql.param([...ids])}::bigint[]) and ${isOpenListing(kind, now)} group by listing.hospital_id`)
  const found = new Map(rows.map(({ id, count }) => [Number(id), count]))
  return ids.map((id) => found.get(id) ?? 0)
}

import type { CityOffer, PrefectureOffer } from '../../../contract/gen/listings-resolvers.ts'
import { cityName } from '../../../domain/text/city.ts'
import type { Prefecture } from '../../../domain/text/prefecture.ts'
import { PREFECTURES } from '../search-dimension.ts'
import type { ListingIndex } from './listing-index.ts'
import type { Meeting } from './meeting.ts'
import { termOf } from './term.ts'

/** Number of listings and highest fee per prefecture. */
export function prefectureOffers<Own extends string>(
  index: ListingIndex<Own>,
  { set }: Meeting,
): PrefectureOffer[] {
  const { table } = index
  const here = table.scratch()
  const rows = [table.scratch(), table.scratch()] as const
  const fees = index.numbers('fee')
  return PREFECTURES.map((prefecture) => {
    const count = table.and(here, set, index.rowOf(termOf('prefectures', prefecture)))
    return { prefecture, count, bestFee: fees.greatest(here, [table.everything], rows) }
  })
}

const byCount = (a: CityOffer, b: CityOffer) => b.count - a.count || (a.key < b.key ? -1 : 1)

export const toOffers = (counts: Iterable<[key: string, count: number]>): CityOffer[] =>
  Array.from(counts, ([key, count]) => ({ key, city: cityName(key), count })).sort(byCount)

/** Counts of all cities, highest first, without empty ones. */
export const everyCity = <Own extends string>(index: ListingIndex<Own>, { set }: Meeting): CityOffer[] =>
  toOffers(index.countsByCity(set))

/** Counts of a prefecture's cities, highest first, without empty ones. */
export function cityOffers<Own extends string>(
  index: ListingIndex<Own>,
  { set }: Meeting,
  prefecture: Prefecture,
): CityOffer[] {
  const here = index.table.scratch()
  index.table.and(here, set, index.rowOf(termOf('prefectures', prefecture)))
  return toOffers(index.countsByCity(here))
}

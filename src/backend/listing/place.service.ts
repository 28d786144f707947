import type { CityOffer, PrefectureOffer } from '../../contract/gen/listings-resolvers.ts'
import type { Prefecture } from '../../domain/text/prefecture.ts'
import type { SearchKind } from '../../domain/listing/listing-kind.ts'
import { checkWhere } from './listing-question.ts'
import type { ListingSearch, ListingWhere } from './index/listing-search.ts'

export type PlaceService = ReturnType<typeof createPlaceService>

/** Counts of a search per prefecture and city, for its map. */
export function createPlaceService(searches: Record<SearchKind, Pick<ListingSearch, 'breakDown'>>) {
  return {
    /** Keys of the cities with listings of either kind, sorted. */
    async listingCities(now: Date): Promise<string[]> {
      const ofKinds = await Promise.all(
        Object.values(searches).map((search) =>
          search.breakDown('cities', { where: {}, prefecture: null }, now),
        ),
      )
      return [...new Set(ofKinds.flat().map(({ key }) => key))].sort()
    },

    /** Counts of all 47 prefectures, independent of the search's places. */
    async prefectureOffers(kind: SearchKind, where: ListingWhere, now: Date): Promise<PrefectureOffer[]> {
      checkWhere(where)
      return searches[kind].breakDown('prefectures', where, now)
    },

    /** Counts of a prefecture's cities, highest first, without empty ones. */
    async cityOffers(
      kind: SearchKind,
      where: ListingWhere,
      prefecture: Prefecture,
      now: Date,
    ): Promise<CityOffer[]> {
      checkWhere(where)
      return searches[kind].breakDown('cities', { where, prefecture }, now)
    },
  }
}

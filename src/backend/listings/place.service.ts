import type { CityOffer, PrefectureOffer } from '../../contract/gen/listings-resolvers.ts'
import type { Prefecture } from '../../domain/text/prefecture.ts'
import type { SearchKind } from '../../domain/search/search-history.ts'
import { checkWhere } from './listing-question.ts'
import type { ListingSearch, ListingWhere } from './index/listing-search.ts'

export type PlaceService = ReturnType<typeof createPlaceService>

/** Where the listings are that a search finds, for its map. */
export function createPlaceService(searches: Record<SearchKind, Pick<ListingSearch, 'breakDown'>>) {
  return {
    /** The keys of the cities with listings of either kind, in one order. */
    async listingCities(now: Date): Promise<string[]> {
      const ofKinds = await Promise.all(
        Object.values(searches).map((search) =>
          search.breakDown('cities', { where: {}, prefecture: null }, now),
        ),
      )
      return [...new Set(ofKinds.flat().map(({ key }) => key))].sort()
    },

    /** All 47, whichever the search is limited to. */
    async prefectureOffers(kind: SearchKind, where: ListingWhere, now: Date): Promise<PrefectureOffer[]> {
      checkWhere(where)
      return searches[kind].breakDown('prefectures', where, now)
    },

    /** The cities of a prefecture that have any, those with most first. */
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

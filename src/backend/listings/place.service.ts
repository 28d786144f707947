import type { CityOffer, PrefectureOffer } from '../../contract/gen/listings-resolvers.ts'
import type { Prefecture } from '../../domain/prefecture.ts'
import type { SearchKind } from '../../domain/search-history.ts'
import type { Database } from '../database/client.ts'
import { findHospitalsOfPrefecture } from './hospital.store.ts'
import { checkWhere } from './listing-question.ts'
import type { ListingSearch, ListingWhere } from './listing-search.ts'

export type PlaceService = ReturnType<typeof createPlaceService>

/** Where the listings are that a search finds, for its map. */
export function createPlaceService(
  database: Database,
  searches: Record<SearchKind, Pick<ListingSearch, 'prefectures' | 'countsByHospital'>>,
) {
  return {
    /** All 47, whichever the search is limited to. */
    async prefectureOffers(kind: SearchKind, where: ListingWhere, now: Date): Promise<PrefectureOffer[]> {
      checkWhere(where)
      return searches[kind].prefectures(where, now)
    },

    /** The cities of a prefecture that have any, those with most first. */
    async cityOffers(
      kind: SearchKind,
      where: ListingWhere,
      prefecture: Prefecture,
      now: Date,
    ): Promise<CityOffer[]> {
      checkWhere(where)
      const [counts, hospitals] = await Promise.all([
        searches[kind].countsByHospital({ ...where, prefectures: [prefecture] }, now),
        findHospitalsOfPrefecture(database, prefecture),
      ])
      const cities = new Map<string, CityOffer>()
      for (const { id, city } of hospitals) {
        const count = counts.get(id)
        if (!count) continue
        const offer = cities.get(city) ?? { city, count: 0, hospitalIds: [] }
        offer.count += count
        offer.hospitalIds.push(String(id))
        cities.set(city, offer)
      }
      return [...cities.values()].sort((a, b) => b.count - a.count || (a.city < b.city ? -1 : 1))
    },
  }
}

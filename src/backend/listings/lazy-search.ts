import type { Database } from '../database/client.ts'
import { once } from '../once.ts'
import type { ListingSearch } from './listing-search.ts'

/** The search of each kind; its index is neither loaded nor filled before somebody searches. */

export function createSpotSearch(database: Database): ListingSearch {
  const search = once(async () => (await import('./index/spot-search.ts')).createSpotSearch(database))
  return {
    page: async (query) => (await search()).page(query),
    counts: async (wheres, now) => (await search()).counts(wheres, now),
    facets: async (where, now) => (await search()).facets(where, now),
    calendar: async (where, from, days, now) => (await search()).calendar(where, from, days, now),
    prefectures: async (where, now) => (await search()).prefectures(where, now),
    countsByHospital: async (where, now) => (await search()).countsByHospital(where, now),
    ofHospitals: async (ids, now) => (await search()).ofHospitals(ids, now),
  }
}

export function createRegularSearch(database: Database): Omit<ListingSearch, 'calendar'> {
  const search = once(async () => (await import('./index/regular-search.ts')).createRegularSearch(database))
  return {
    page: async (query) => (await search()).page(query),
    counts: async (wheres, now) => (await search()).counts(wheres, now),
    facets: async (where, now) => (await search()).facets(where, now),
    prefectures: async (where, now) => (await search()).prefectures(where, now),
    countsByHospital: async (where, now) => (await search()).countsByHospital(where, now),
    ofHospitals: async (ids, now) => (await search()).ofHospitals(ids, now),
  }
}

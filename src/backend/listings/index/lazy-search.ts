import type { SearchKind } from '../../../domain/search/search-history.ts'
import type { Database } from '../../database/client.ts'
import { findUsualPays } from '../../database/usual-pays.sql.ts'
import { once } from '../../once.ts'
import type { ListingSearch } from './listing-search.ts'
import { findPage } from './plain-search.sql.ts'

/**
 * The search of each kind. Its index is loaded and filled by the first question only it can answer; until it has answered one,
 * pages of listings come from the database itself, so that nobody waits for a process that has just started.
 */

type Search = Omit<ListingSearch, 'calendar'>

function lazily<S extends Search>(database: Database, kind: SearchKind, load: () => Promise<S>) {
  const loaded = once(load)
  let isFilled = false
  const ask = async <T>(question: (search: S) => Promise<T>): Promise<T> => {
    const answer = await question(await loaded())
    isFilled = true
    return answer
  }
  const search: Search = {
    page: (query) => (isFilled ? ask((index) => index.page(query)) : findPage(database, kind, query)),
    counts: (wheres, now) => ask((index) => index.counts(wheres, now)),
    facets: (where, now) => ask((index) => index.facets(where, now)),
    prefectures: (where, now) => ask((index) => index.prefectures(where, now)),
    cities: (where, prefecture, now) => ask((index) => index.cities(where, prefecture, now)),
    allCities: (now) => ask((index) => index.allCities(now)),
    usualPays: (now) =>
      isFilled ? ask((index) => index.usualPays(now)) : findUsualPays(database, kind, now),
    ofHospitals: (ids, now) => ask((index) => index.ofHospitals(ids, now)),
  }
  return { search, ask }
}

export function createSpotSearch(database: Database): ListingSearch {
  const { search, ask } = lazily(database, 'spot', async () =>
    (await import('./spot-search.ts')).createSpotSearch(database),
  )
  return {
    ...search,
    calendar: (where, from, days, now) => ask((index) => index.calendar(where, from, days, now)),
  }
}

export const createRegularSearch = (database: Database): Search =>
  lazily(database, 'regular', async () => (await import('./regular-search.ts')).createRegularSearch(database))
    .search

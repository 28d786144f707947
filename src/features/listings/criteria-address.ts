import { spotSearchSchema, type SpotSearch } from '../../domain/spot-search.ts'
import { stringifySearch } from '../../platform/search-serialization.ts'

export const RESULT_PATH = '/search/spot/result'
export const SEARCH_PATH = '/search/spot'
export const ADVANCED_PATH = '/search/spot/detail/advanced'
export const HISTORY_PATH = '/search/spot/detail/history'
export const HIGH_VALUE_PATH = '/search/spot/high-value'

const KEYS = Object.keys(spotSearchSchema.entries)

/** In the order the router itself writes: an address in another order is answered with a redirect first. */
export function searchAddress(path: string, search: SpotSearch): string {
  const values: Record<string, unknown> = search
  return path + stringifySearch(Object.fromEntries(KEYS.map((key) => [key, values[key]])))
}

export const resultAddress = (search: SpotSearch): string => searchAddress(RESULT_PATH, search)

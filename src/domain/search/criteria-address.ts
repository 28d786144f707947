import { regularSearchSchema, type RegularSearch } from './regular-search.ts'
import { beyondSavedEntries, savedCriteriaEntries } from './search-criteria.ts'
import { spotSearchSchema, type SpotSearch } from './spot-search.ts'
import { stringifySearch } from './search-serialization.ts'

export const RESULT_PATH = '/search/spot/result'
export const SEARCH_PATH = '/search/spot'
export const ADVANCED_PATH = '/search/spot/detail/advanced'
export const HISTORY_PATH = '/search/spot/detail/history'
export const HIGH_VALUE_PATH = '/search/spot/high-value'
export const REGULAR_RESULT_PATH = '/search/regular/result'
export const REGULAR_SEARCH_PATH = '/search/regular'
export const REGULAR_ADVANCED_PATH = '/search/regular/detail/advanced'
export const REGULAR_HISTORY_PATH = '/search/regular/detail/history'

const SPOT_KEYS = Object.keys(spotSearchSchema.entries)
const REGULAR_KEYS = Object.keys(regularSearchSchema.entries)
/** What a spot search and a regular one ask for alike. */
const SHARED_KEYS = Object.keys({ ...savedCriteriaEntries, ...beyondSavedEntries })

/** In the order the router itself writes: an address in another order is answered with a redirect first. */
const addressOf = (path: string, keys: readonly string[], values: Record<string, unknown>): string =>
  path + stringifySearch(Object.fromEntries(keys.map((key) => [key, values[key]])))

export const searchAddress = (path: string, search: SpotSearch): string => addressOf(path, SPOT_KEYS, search)

export const resultAddress = (search: SpotSearch): string => searchAddress(RESULT_PATH, search)

export const regularSearchAddress = (path: string, search: RegularSearch): string =>
  addressOf(path, REGULAR_KEYS, search)

export const regularResultAddress = (search: RegularSearch): string =>
  regularSearchAddress(REGULAR_RESULT_PATH, search)

/** The other kind's screen with the criteria that mean the same there. */
export const sharedAddress = (path: string, search: SpotSearch | RegularSearch): string =>
  addressOf(path, SHARED_KEYS, search)

import type { Criteria } from '../../../domain/search/criteria-chips.ts'
import type { SearchKind } from '../../../domain/search/search-history.ts'
import { stringifySearch } from '../../../domain/search/search-serialization.ts'

/** The result of a search again. Read criteria stand in the order of an address, so no redirect comes in between. */
export const resultPath = (kind: SearchKind, criteria: Criteria): string =>
  `/search/${kind}/result${stringifySearch(criteria)}`

/** Where the criteria can be changed. */
export const searchPath = (kind: SearchKind, criteria: Criteria = {}): string =>
  `/search/${kind}${stringifySearch(criteria)}`

export const historyPath = (kind: SearchKind): string => `/search/${kind}/detail/history`

import { criteriaOf } from '../../../domain/search/criteria-of.ts'
import type { SpotSearch } from '../../../domain/search/spot-search.ts'
import { spotQueries } from '../../listing/spot/spot.queries.ts'
import { highValueSearch } from './high-value-search.ts'

export function highValueQuery(search: SpotSearch) {
  const asked = highValueSearch(search)
  return spotQueries.search(criteriaOf(asked), asked)
}

import { criteriaOf } from '../../../domain/search/spot-criteria.ts'
import type { SpotCriteria } from '../../../domain/search/spot-search.ts'
import { spotSearchOf } from '../../../domain/search/search-address.ts'

/** What the values of a search form ask for, in the same words as an address. */
export const readSpotForm = (values: Record<string, unknown>): SpotCriteria =>
  criteriaOf(spotSearchOf(values))

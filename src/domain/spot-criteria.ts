import type { SpotCriteria, SpotSearch } from './spot-search.ts'

/** The criteria alone: without sort, tab and place in the list. */
export function criteriaOf(search: SpotSearch): SpotCriteria {
  const { sort: _sort, tab: _tab, after: _after, ...criteria } = search
  return criteria
}

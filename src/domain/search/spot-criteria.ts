import type { SpotCriteria, SpotSearch } from './spot-search.ts'

/** The criteria alone: without sort, tab, view and place in the list. */
export function criteriaOf(search: SpotSearch): SpotCriteria {
  const { sort: _sort, tab: _tab, view: _view, after: _after, ...criteria } = search
  return criteria
}

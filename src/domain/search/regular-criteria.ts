import type { RegularCriteria, RegularSearch } from './regular-search.ts'

/** The criteria alone: without sort, view and place in the list. */
export function regularCriteriaOf(search: RegularSearch): RegularCriteria {
  const { sort: _sort, view: _view, after: _after, ...criteria } = search
  return criteria
}

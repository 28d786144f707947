type Beside = { sort?: unknown; tab?: unknown; view?: unknown; after?: unknown }

/** The criteria of a search alone: without sort, tab, view and place in the list. */
export function criteriaOf<Search extends Beside>(search: Search): Omit<Search, keyof Beside> {
  const { sort: _sort, tab: _tab, view: _view, after: _after, ...criteria } = search
  return criteria
}

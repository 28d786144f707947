type Beside = { sort?: unknown; tab?: unknown; view?: unknown; after?: unknown }

/** The criteria of a search, without sort order, tab, view and cursor. */
export function criteriaOf<Search extends Beside>(search: Search): Omit<Search, keyof Beside> {
  const { sort: _sort, tab: _tab, view: _view, after: _after, ...criteria } = search
  return criteria
}

import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { regularCriteriaOf } from '../../domain/search/regular-criteria.ts'
import type { RegularCriteria, RegularSearch } from '../../domain/search/regular-search.ts'
import { PAGE_SIZE } from '../spot/spot.queries.ts'
import {
  getRegularFacets,
  getRegularWork,
  getRegularWorksByIds,
  searchRegularWorks,
} from './regular.functions.ts'
import { REGULAR_WORKS_KEY } from './regular-works-key.ts'

/** A search, page after page, keyed as the spot search is. */
export function regularSearchQuery(search: RegularSearch) {
  const where = regularCriteriaOf(search)
  const orderBy = search.sort ?? 'UNSPECIFIED'
  const start = search.after ?? null
  return infiniteQueryOptions({
    queryKey: [...REGULAR_WORKS_KEY, where, orderBy, start],
    queryFn: ({ pageParam, signal }) =>
      searchRegularWorks({
        data: { where, orderBy, limit: PAGE_SIZE, after: pageParam, withTotal: pageParam === start },
        signal,
      }),
    initialPageParam: start,
    getNextPageParam: (page) => page.nextCursor,
  })
}

/** The newest listings of a narrow search, for a block beside another one. */
export const newestRegularsQuery = (where: RegularCriteria) =>
  queryOptions({
    queryKey: [...REGULAR_WORKS_KEY, where, 'PUBLISH_TIME_DESC', 'first'],
    queryFn: ({ signal }) =>
      searchRegularWorks({
        data: { where, orderBy: 'PUBLISH_TIME_DESC', limit: 6, after: null, withTotal: false },
        signal,
      }),
  })

/** The same of one hospital. */
export const regularsOfHospitalQuery = (hospitalId: string) =>
  newestRegularsQuery({ generalHospitalIds: [hospitalId] })

export const regularWorkQuery = (id: string) =>
  queryOptions({
    queryKey: ['regularWork', id],
    queryFn: ({ signal }) => getRegularWork({ data: id, signal }),
  })

export const regularWorksByIdsQuery = (ids: string[]) =>
  queryOptions({
    queryKey: [...REGULAR_WORKS_KEY, 'byIds', ids],
    queryFn: ({ signal }) => getRegularWorksByIds({ data: ids, signal }),
  })

/** What stands beside each choice; `total` is the count of the whole search. */
export const regularFacetsQuery = (where: RegularCriteria) =>
  queryOptions({
    queryKey: [...REGULAR_WORKS_KEY, 'facets', where],
    queryFn: ({ signal }) => getRegularFacets({ data: where, signal }),
    placeholderData: keepPreviousData,
  })

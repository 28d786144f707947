import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { criteriaOf } from '../../domain/search/spot-criteria.ts'
import type { SpotSearch } from '../../domain/search/spot-search.ts'
import { getSpotWork, getSpotWorksByIds, searchSpotWorks } from './spot.functions.ts'
import { SPOT_WORKS_KEY } from '../listing/spot-works-key.ts'

export const PAGE_SIZE = 20

/** A search, page after page. Its key is what the search asks for and where it starts, as the contract's lists are keyed. */
export function spotSearchQuery(search: SpotSearch) {
  const where = criteriaOf(search)
  const orderBy = search.sort ?? 'UNSPECIFIED'
  const start = search.after ?? null
  return infiniteQueryOptions({
    queryKey: [...SPOT_WORKS_KEY, where, orderBy, start],
    queryFn: ({ pageParam, signal }) =>
      searchSpotWorks({
        data: { where, orderBy, limit: PAGE_SIZE, after: pageParam, withTotal: pageParam === start },
        signal,
      }),
    initialPageParam: start,
    getNextPageParam: (page) => page.nextCursor,
  })
}

export const spotWorkQuery = (id: string) =>
  queryOptions({
    queryKey: ['spotWork', id],
    queryFn: ({ signal }) => getSpotWork({ data: id, signal }),
  })

export const spotWorksByIdsQuery = (ids: string[]) =>
  queryOptions({
    queryKey: [...SPOT_WORKS_KEY, 'byIds', ids],
    queryFn: ({ signal }) => getSpotWorksByIds({ data: ids, signal }),
  })

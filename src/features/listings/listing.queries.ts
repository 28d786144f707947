import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { criteriaOf } from '../../domain/spot-criteria.ts'
import type { SpotCriteria, SpotSearch } from '../../domain/spot-search.ts'
import { getSpotWork, getSpotWorksByIds, searchSpotWorks } from './listing.functions.ts'

export const PAGE_SIZE = 20

/** A search, page after page. Its key is what the search asks for and where it starts, as the contract's lists are keyed. */
export function spotSearchQuery(search: SpotSearch) {
  const where = criteriaOf(search)
  const orderBy = search.sort ?? 'UNSPECIFIED'
  const start = search.after ?? null
  return infiniteQueryOptions({
    queryKey: ['spotWorks', where, orderBy, start],
    queryFn: ({ pageParam, signal }) =>
      searchSpotWorks({
        data: { where, orderBy, limit: PAGE_SIZE, after: pageParam, withTotal: pageParam === start },
        signal,
      }),
    initialPageParam: start,
    getNextPageParam: (page) => page.nextCursor,
  })
}

/** The soonest listings of one hospital, for the block under a card. */
export const sameHospitalQuery = (hospitalId: string) => {
  const where: SpotCriteria = { generalHospitalIds: [hospitalId] }
  return queryOptions({
    queryKey: ['spotWorks', where, 'START_TIME_ASC', 'first'],
    queryFn: ({ signal }) =>
      searchSpotWorks({
        data: { where, orderBy: 'START_TIME_ASC', limit: 6, after: null, withTotal: true },
        signal,
      }),
  })
}

/** The soonest listings of a narrow search, for the page of one that has closed. */
export const similarListingsQuery = (where: SpotCriteria) =>
  queryOptions({
    queryKey: ['spotWorks', where, 'START_TIME_ASC', 'similar'],
    queryFn: ({ signal }) =>
      searchSpotWorks({
        data: { where, orderBy: 'START_TIME_ASC', limit: 4, after: null, withTotal: false },
        signal,
      }),
  })

export const spotWorkQuery = (id: string) =>
  queryOptions({
    queryKey: ['spotWork', id],
    queryFn: ({ signal }) => getSpotWork({ data: id, signal }),
  })

export const spotWorksByIdsQuery = (ids: string[]) =>
  queryOptions({
    queryKey: ['spotWorks', 'byIds', ids],
    queryFn: ({ signal }) => getSpotWorksByIds({ data: ids, signal }),
  })

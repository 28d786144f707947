import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { warm } from '../../platform/warm.ts'
import { searchDaysQuery } from '../search/facets/criteria-days.queries.ts'
import { APPLICATIONS_KEY } from '../application/doctor/applications-key.ts'
import { block, topListingsQuery } from '../listing/spot/top-listings.queries.ts'
import { MATCHED_WORKS_KEY } from '../schedule/matched-works-key.ts'
import { sessionQuery } from '../session/session.queries.ts'
import { getNextWorkFn, getOpenEntriesFn, getTodoFn } from './home.functions.ts'

export const openEntriesQuery = () =>
  queryOptions({
    ...block,
    queryKey: ['openEntries'],
    queryFn: ({ signal }) => getOpenEntriesFn({ signal }),
  })

export const nextWorkQuery = () =>
  queryOptions({
    ...block,
    queryKey: [...MATCHED_WORKS_KEY, 'soonest', 1],
    queryFn: async ({ signal }) => await getNextWorkFn({ signal }),
  })

export const todoQuery = () =>
  queryOptions({
    ...block,
    queryKey: [...APPLICATIONS_KEY, 'todo'],
    queryFn: ({ signal }) => getTodoFn({ signal }),
  })

/** Warms the queries of the page. `prefetchQuery` never rejects, so that each block fails alone. */
export async function loadHome(queryClient: QueryClient): Promise<void> {
  const { role } = await queryClient.ensureQueryData(sessionQuery())
  const blocks =
    role === 'Anonymous'
      ? [
          queryClient.prefetchQuery(openEntriesQuery()),
          queryClient.prefetchQuery(topListingsQuery('START_TIME_ASC')),
        ]
      : [
          queryClient.prefetchQuery(nextWorkQuery()),
          queryClient.prefetchQuery(topListingsQuery('UNSPECIFIED')),
          queryClient.prefetchQuery(todoQuery()),
          queryClient.prefetchQuery(openEntriesQuery()),
        ]
  await warm(...blocks, queryClient.prefetchQuery(searchDaysQuery()))
}

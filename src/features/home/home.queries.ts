import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { SpotSortOrder } from '../../domain/listing-words.ts'
import type { SpotCriteria } from '../../domain/spot-search.ts'
import { searchDaysQuery } from '../criteria/criteria-days.queries.ts'
import { searchSpotWorks } from '../listings/listing.functions.ts'
import { sessionQuery } from '../session/session.queries.ts'
import { getNextWork, getOpenEntries } from './home.functions.ts'

// A block that failed on the server says so and waits for the doctor, with and without script.
const block = { retryOnMount: false, refetchOnWindowFocus: false } as const

export const openEntriesQuery = () =>
  queryOptions({
    ...block,
    queryKey: ['openEntries'],
    queryFn: ({ signal }) => getOpenEntries({ signal }),
  })

export const topListingsQuery = (orderBy: SpotSortOrder, highValue = false) => {
  const where: SpotCriteria = highValue ? { conditions: ['ATTRACTIVE'] } : {}
  return queryOptions({
    ...block,
    queryKey: ['spotWorks', where, orderBy, 'top'],
    queryFn: ({ signal }) =>
      searchSpotWorks({ data: { where, orderBy, limit: 3, after: null, withTotal: false }, signal }),
  })
}

export const nextWorkQuery = () =>
  queryOptions({
    ...block,
    queryKey: ['nextWork'],
    queryFn: async ({ signal }) => await getNextWork({ signal }),
  })

/** Warms what the page shows. `prefetchQuery` keeps failures to itself, so that a block fails alone. */
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
          queryClient.prefetchQuery(topListingsQuery('HOURLY_FEE_DESC', true)),
          queryClient.prefetchQuery(openEntriesQuery()),
        ]
  blocks.push(queryClient.prefetchQuery(searchDaysQuery()))
  // In the browser the page comes at once with its skeletons.
  if (import.meta.env.SSR) await Promise.all(blocks)
}

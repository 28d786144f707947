import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { LIKED_KEY } from '../like/like-keys.ts'
import { spotQueries } from '../listing/spot/spot.queries.ts'
import { regularQueries } from '../listing/regular/regular.queries.ts'
import { warmSaved } from '../search/history/history-load.ts'
import { listSubscriptionsFn } from './subscription.functions.ts'

/** Number of new listings of each kind in the block; a link leads to the search for all. */
const NEWEST = 4

export const subscriptionsQuery = () =>
  queryOptions({
    queryKey: [...LIKED_KEY, 'hospitals'],
    queryFn: ({ signal }) => listSubscriptionsFn({ signal }),
  })

export type Subscription = Awaited<ReturnType<typeof listSubscriptionsFn>>[number]

export const newestSpotsQuery = (generalHospitalIds: string[]) =>
  spotQueries.first({ generalHospitalIds }, 'PUBLISH_TIME_DESC', NEWEST)

export const newestRegularsQuery = (generalHospitalIds: string[]) =>
  regularQueries.first({ generalHospitalIds }, 'PUBLISH_TIME_DESC', NEWEST)

export const hospitalIds = (subscriptions: readonly Subscription[]): string[] =>
  subscriptions.map(({ hospital }) => hospital.id)

/** Prefetches the page; a failed query is shown by the page itself. */
export async function warmSubscriptions(queryClient: QueryClient): Promise<void> {
  const saved = [warmSaved(queryClient, 'spot'), warmSaved(queryClient, 'regular')]
  await queryClient.prefetchQuery(subscriptionsQuery())
  const ids = hospitalIds(queryClient.getQueryData(subscriptionsQuery().queryKey) ?? [])
  if (ids.length > 0) {
    await Promise.all([
      queryClient.prefetchQuery(newestSpotsQuery(ids)),
      queryClient.prefetchQuery(newestRegularsQuery(ids)),
    ])
  }
  await Promise.all(saved)
}

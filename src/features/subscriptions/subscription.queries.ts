import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { LIKED_KEY } from '../likes/like-keys.ts'
import { searchSpotWorks } from '../spot/spot.functions.ts'
import { SPOT_WORKS_KEY } from '../listing/spot-works-key.ts'
import { searchRegularWorks } from '../regular/regular.functions.ts'
import { REGULAR_WORKS_KEY } from '../regular/regular-works-key.ts'
import { warmSaved } from '../search/history/history-load.ts'
import { listSubscriptions } from './subscription.functions.ts'

/** Of each kind, in the block of what is new; the rest is a search away. */
const NEWEST = 4

export const subscriptionsQuery = () =>
  queryOptions({
    queryKey: [...LIKED_KEY, 'hospitals'],
    queryFn: ({ signal }) => listSubscriptions({ signal }),
  })

export type Subscription = Awaited<ReturnType<typeof listSubscriptions>>[number]

const newest = { orderBy: 'PUBLISH_TIME_DESC', limit: NEWEST, after: null, withTotal: false } as const

export const newestSpotsQuery = (generalHospitalIds: string[]) =>
  queryOptions({
    queryKey: [...SPOT_WORKS_KEY, { generalHospitalIds }, 'PUBLISH_TIME_DESC', 'newest'],
    queryFn: ({ signal }) => searchSpotWorks({ data: { where: { generalHospitalIds }, ...newest }, signal }),
  })

export const newestRegularsQuery = (generalHospitalIds: string[]) =>
  queryOptions({
    queryKey: [...REGULAR_WORKS_KEY, { generalHospitalIds }, 'PUBLISH_TIME_DESC', 'newest'],
    queryFn: ({ signal }) =>
      searchRegularWorks({ data: { where: { generalHospitalIds }, ...newest }, signal }),
  })

export const hospitalIds = (subscriptions: readonly Subscription[]): string[] =>
  subscriptions.map(({ hospital }) => hospital.id)

/** What the server shows of the page; a failure is the page's own. */
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

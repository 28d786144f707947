import { infiniteQueryOptions, keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import { LIKED_KEY } from '../../like/like-keys.ts'
import { sessionQuery } from '../../session/session.queries.ts'
import type { LikeSearch } from './like-search.ts'
import {
  getDeviceListingsFn,
  getLikeCountsFn,
  listClosedLikesFn,
  listLikedRegularsFn,
  listLikedSpotsFn,
} from './liked-listing.functions.ts'

type List<Page> = (call: { data: string | null; signal: AbortSignal }) => Promise<Page>

const listQuery = <Page extends { nextCursor: string | null }>(
  tab: string,
  list: List<Page>,
  start: string | null,
) =>
  infiniteQueryOptions({
    queryKey: [...LIKED_KEY, tab, start],
    queryFn: ({ pageParam, signal }) => list({ data: pageParam, signal }),
    initialPageParam: start,
    getNextPageParam: (page: Page) => page.nextCursor,
  })

export const likedSpotsQuery = (start: string | null = null) => listQuery('spot', listLikedSpotsFn, start)
export const likedRegularsQuery = (start: string | null = null) =>
  listQuery('regular', listLikedRegularsFn, start)
export const closedLikesQuery = (start: string | null = null) => listQuery('closed', listClosedLikesFn, start)

export const likeCountsQuery = () =>
  queryOptions({
    queryKey: [...LIKED_KEY, 'counts'],
    queryFn: ({ signal }) => getLikeCountsFn({ signal }),
  })

export const deviceListingsQuery = (spotIds: string[], regularIds: string[]) =>
  queryOptions({
    queryKey: [...LIKED_KEY, 'device', spotIds, regularIds],
    queryFn: ({ signal }) => getDeviceListingsFn({ data: { spotIds, regularIds }, signal }),
    // Removing a like changes the query key and must not empty the page.
    placeholderData: keepPreviousData,
  })

/**
 * Prefetches the page of an account; a failed query is shown by the page itself. A visitor's likes are on the
 * device.
 */
export async function warmLikes(queryClient: QueryClient, { tab, after }: LikeSearch): Promise<void> {
  const { role } = await queryClient.ensureQueryData(sessionQuery())
  if (role === 'Anonymous') return
  await Promise.all([
    queryClient.prefetchQuery(likeCountsQuery()),
    tab === 'regular'
      ? queryClient.prefetchInfiniteQuery(likedRegularsQuery(after))
      : tab === 'closed'
        ? queryClient.prefetchInfiniteQuery(closedLikesQuery(after))
        : queryClient.prefetchInfiniteQuery(likedSpotsQuery(after)),
  ])
}

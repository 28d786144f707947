import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { spotQueries } from '../spot/spot.queries.ts'
import { WORKS_KEYS } from '../listing/works-keys.ts'
import { MATCHED_WORKS_KEY } from '../schedule/matched-works-key.ts'
import { nowMs } from '../../platform/clock.ts'
import { warm } from '../../platform/warm.ts'
import type { ApplicationGroup } from './application-group.ts'
import { APPLICATIONS_KEY } from './applications-key.ts'
import type { AppliedSearch } from './application-search.ts'
import type { ApplicationView } from './application-view.ts'
import { daysAround, latestRefused } from './refused-application.ts'
import { listApplications, listMatchedWorks, previewApplication } from './application.functions.ts'

const PREVIEW_KEY = ['applicationPreview'] as const

export const applicationPreviewQuery = (ids: string[]) =>
  queryOptions({
    queryKey: [...PREVIEW_KEY, ids],
    queryFn: ({ signal }) => previewApplication({ data: ids, signal }),
    // A preview becomes stale quickly: other doctors apply meanwhile.
    staleTime: 10_000,
    // A form must not change while the doctor fills it in.
    refetchOnWindowFocus: false,
  })

export const appliedQuery = (group: ApplicationGroup, start = '') =>
  infiniteQueryOptions({
    queryKey: [...APPLICATIONS_KEY, group, start],
    queryFn: ({ pageParam, signal }) => listApplications({ data: { group, after: pageParam }, signal }),
    initialPageParam: start,
    getNextPageParam: ({ nextCursor }) => nextCursor || null,
  })

export const matchedQuery = (start = '') =>
  infiniteQueryOptions({
    queryKey: [...MATCHED_WORKS_KEY, start],
    queryFn: ({ pageParam, signal }) => listMatchedWorks({ data: { after: pageParam }, signal }),
    initialPageParam: start,
    getNextPageParam: ({ nextCursor }) => nextCursor || null,
  })

const ALTERNATIVES = 3

/** Listings instead of a refused application, best suited first. */
export const alternativesQuery = (refused: Pick<ApplicationView, 'startTime'>) =>
  spotQueries.first({ dates: daysAround(refused).dates }, 'UNSPECIFIED', ALTERNATIVES)

/** Loads both lists, and warms the listings instead of what was refused last. */
export async function loadApplied(
  queryClient: QueryClient,
  { after, endedAfter }: AppliedSearch,
): Promise<void> {
  const [, ended] = await Promise.all([
    queryClient.ensureInfiniteQueryData(appliedQuery('WAITING', after)),
    queryClient.ensureInfiniteQueryData(appliedQuery('ENDED', endedAfter)),
  ])
  const refused = latestRefused(
    ended.pages.flatMap(({ items }) => items),
    nowMs(),
  )
  if (refused) await warm(queryClient.prefetchQuery(alternativesQuery(refused)))
}

/** Invalidates all queries that an application to this listing changes. */
export async function invalidateAfterApplying(queryClient: QueryClient, spotWorkId: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries(spotQueries.one(spotWorkId)),
    queryClient.invalidateQueries({ queryKey: WORKS_KEYS.spot }),
    queryClient.invalidateQueries({ queryKey: PREVIEW_KEY }),
    queryClient.invalidateQueries({ queryKey: APPLICATIONS_KEY }),
    queryClient.invalidateQueries({ queryKey: MATCHED_WORKS_KEY }),
  ])
}

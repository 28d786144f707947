import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { LIVE } from '../../../platform/live-query.ts'
import { pagesQuery } from '../../../platform/pages-query.ts'
import { regularQueries } from '../../listing/regular/regular.queries.ts'
import { SCHEDULES_KEY } from '../../schedule/schedules-key.ts'
import { spotQueries } from '../../listing/spot/spot.queries.ts'
import { WORKS_KEYS } from '../../listing/works-keys.ts'
import { MATCHED_WORKS_KEY } from '../../schedule/matched-works-key.ts'
import { nowMs } from '../../../platform/clock.ts'
import { warm } from '../../../platform/warm.ts'
import type { ApplicationGroup } from './application-group.ts'
import { APPLICATIONS_KEY } from './applications-key.ts'
import type { AppliedSearch } from './application-search.ts'
import type { ApplicationView, ListingRef } from './application-view.ts'
import { daysAround, refusedOf } from './refused-application.ts'
import { previewRegularApplicationFn } from './apply-regular/apply-regular.functions.ts'
import { listApplicationsFn, listMatchedWorksFn, previewApplicationFn } from './application.functions.ts'

const PREVIEW_KEY = ['applicationPreview'] as const

export const applicationPreviewQuery = (ids: string[]) =>
  queryOptions({
    queryKey: [...PREVIEW_KEY, ids],
    queryFn: ({ signal }) => previewApplicationFn({ data: ids, signal }),
    // A preview becomes stale quickly: other doctors apply meanwhile.
    staleTime: 10_000,
    // A form must not change while the doctor fills it in.
    refetchOnWindowFocus: false,
  })

export const regularPreviewQuery = (id: string) =>
  queryOptions({
    queryKey: [...PREVIEW_KEY, 'regular', id],
    queryFn: ({ signal }) => previewRegularApplicationFn({ data: id, signal }),
    staleTime: 10_000,
    // A form must not change while the doctor fills it in.
    refetchOnWindowFocus: false,
  })

export const appliedQuery = (group: ApplicationGroup, start = '') => ({
  ...pagesQuery([...APPLICATIONS_KEY, group], start, ({ after, signal }) =>
    listApplicationsFn({ data: { group, after }, signal }),
  ),
  ...LIVE,
})

export const matchedQuery = (start = '') => ({
  ...pagesQuery(MATCHED_WORKS_KEY, start, ({ after, signal }) =>
    listMatchedWorksFn({ data: { after }, signal }),
  ),
  ...LIVE,
})

export const ALTERNATIVES = 3

/** Listings instead of a refused application, best suited first: of its days, or of a regular contract any. */
export const spotAlternativesQuery = (refused: Pick<ApplicationView, 'startTime'>) =>
  // One more than are shown, since the refused one itself may still be open.
  spotQueries.first({ dates: daysAround(refused).dates }, 'UNSPECIFIED', ALTERNATIVES + 1)
export const regularAlternativesQuery = () => regularQueries.first({}, 'UNSPECIFIED', ALTERNATIVES)

/** Loads both lists, and warms the listings instead of what was refused. */
export async function loadApplied(
  queryClient: QueryClient,
  { after, endedAfter, instead }: AppliedSearch,
): Promise<void> {
  const [, ended] = await Promise.all([
    queryClient.ensureInfiniteQueryData(appliedQuery('WAITING', after)),
    queryClient.ensureInfiniteQueryData(appliedQuery('ENDED', endedAfter)),
  ])
  const refused = refusedOf(
    ended.pages.flatMap(({ items }) => items),
    nowMs(),
    instead,
  )
  if (!refused) return
  await warm(
    refused.listing.kind === 'spot'
      ? queryClient.prefetchQuery(spotAlternativesQuery(refused))
      : queryClient.prefetchQuery(regularAlternativesQuery()),
  )
}

/** Invalidates all queries that an application to this listing changes. */
export async function invalidateAfterApplying(
  queryClient: QueryClient,
  { kind, id }: ListingRef,
): Promise<void> {
  await Promise.all([
    kind === 'spot'
      ? queryClient.invalidateQueries(spotQueries.one(id))
      : queryClient.invalidateQueries(regularQueries.one(id)),
    queryClient.invalidateQueries({ queryKey: WORKS_KEYS[kind] }),
    queryClient.invalidateQueries({ queryKey: PREVIEW_KEY }),
    queryClient.invalidateQueries({ queryKey: APPLICATIONS_KEY }),
    queryClient.invalidateQueries({ queryKey: MATCHED_WORKS_KEY }),
    queryClient.invalidateQueries({ queryKey: SCHEDULES_KEY }),
  ])
}

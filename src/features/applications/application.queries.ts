import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { ApplicationGroup } from './application-group.ts'
import { listApplications, listMatchedWorks, previewApplication } from './application.functions.ts'

export const applicationPreviewQuery = (ids: string[]) =>
  queryOptions({
    queryKey: ['applicationPreview', ids],
    queryFn: ({ signal }) => previewApplication({ data: ids, signal }),
    // What would happen now is not what would have happened a minute ago.
    staleTime: 10_000,
    // A form that is being filled in must not change under the doctor's hands.
    refetchOnWindowFocus: false,
  })

export const appliedQuery = (group: ApplicationGroup, start = '') =>
  infiniteQueryOptions({
    queryKey: ['applications', group, start],
    queryFn: ({ pageParam, signal }) => listApplications({ data: { group, after: pageParam }, signal }),
    initialPageParam: start,
    getNextPageParam: ({ nextCursor }) => nextCursor || null,
  })

export const matchedQuery = (start = '') =>
  infiniteQueryOptions({
    queryKey: ['matchedWorks', start],
    queryFn: ({ pageParam, signal }) => listMatchedWorks({ data: { after: pageParam }, signal }),
    initialPageParam: start,
    getNextPageParam: ({ nextCursor }) => nextCursor || null,
  })

/** Everything that says something else after an application to this listing. */
export async function invalidateAfterApplying(queryClient: QueryClient, spotWorkId: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['spotWork', spotWorkId] }),
    queryClient.invalidateQueries({ queryKey: ['spotWorks'] }),
    queryClient.invalidateQueries({ queryKey: ['applicationPreview'] }),
    queryClient.invalidateQueries({ queryKey: ['applications'] }),
    queryClient.invalidateQueries({ queryKey: ['matchedWorks'] }),
    queryClient.invalidateQueries({ queryKey: ['nextWork'] }),
  ])
}

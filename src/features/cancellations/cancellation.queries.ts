import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { invalidateAfterApplying } from '../applications/application.queries.ts'
import type { CancellationPlace } from './cancellation-view.ts'
import { getCancellation } from './cancellation.functions.ts'
import { getHospitalCancellation, listComingWorks } from './hospital-cancellation.functions.ts'

export const cancellationQuery = ({ id, scheduleId }: Pick<CancellationPlace, 'id' | 'scheduleId'>) =>
  queryOptions({
    queryKey: ['cancellation', id, scheduleId],
    queryFn: ({ signal }) => getCancellation({ data: { id, scheduleId }, signal }),
    staleTime: 10_000,
  })

export const hospitalCancellationQuery = (workId: string) =>
  queryOptions({
    queryKey: ['hospitalCancellation', workId],
    queryFn: ({ signal }) => getHospitalCancellation({ data: workId, signal }),
    staleTime: 10_000,
  })

export const comingWorksQuery = (start = '') =>
  infiniteQueryOptions({
    queryKey: ['comingWorks', start],
    queryFn: ({ pageParam, signal }) => listComingWorks({ data: pageParam, signal }),
    initialPageParam: start,
    getNextPageParam: ({ nextCursor }) => nextCursor || null,
    staleTime: 10_000,
  })

/** Invalidates what a cancellation by or at the hospital changes. */
export async function invalidateAtHospital(queryClient: QueryClient, workId: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries(hospitalCancellationQuery(workId)),
    queryClient.invalidateQueries({ queryKey: comingWorksQuery().queryKey.slice(0, 1) }),
  ])
}

/** Invalidates what a cancellation of the doctor's work changes. */
export async function invalidateAfterCancelling(
  queryClient: QueryClient,
  of: CancellationPlace,
): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries(cancellationQuery(of)),
    invalidateAfterApplying(queryClient, of),
  ])
}

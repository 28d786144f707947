import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { LIVE } from '../../platform/live-query.ts'
import { pagesQuery } from '../../platform/pages-query.ts'
import { warm } from '../../platform/warm.ts'
import { invalidateAfterApplying, spotAlternativesQuery } from '../application/doctor/application.queries.ts'
import { takeForms } from '../forms/page-forms.ts'
import { isLost, type CancellationPlace } from './cancellation-view.ts'
import { getCancellationFn } from './cancellation.functions.ts'
import { getHospitalCancellationFn, listComingWorksFn } from './hospital-cancellation.functions.ts'

export const cancellationQuery = ({ id, scheduleId }: Pick<CancellationPlace, 'id' | 'scheduleId'>) =>
  queryOptions({
    ...LIVE,
    queryKey: ['cancellation', id, scheduleId],
    queryFn: ({ signal }) => getCancellationFn({ data: { id, scheduleId }, signal }),
    staleTime: 10_000,
  })

export const hospitalCancellationQuery = (workId: string) =>
  queryOptions({
    ...LIVE,
    queryKey: ['hospitalCancellation', workId],
    queryFn: ({ signal }) => getHospitalCancellationFn({ data: workId, signal }),
    staleTime: 10_000,
  })

export const comingWorksQuery = (start = '') => ({
  ...pagesQuery(['comingWorks'], start, ({ after: data, signal }) => listComingWorksFn({ data, signal })),
  ...LIVE,
  staleTime: 10_000,
})

/** Loads a cancellation and its forms, and warms the listings instead of a work that is lost. */
export async function loadCancellation(
  queryClient: QueryClient,
  of: Pick<CancellationPlace, 'id' | 'scheduleId'>,
) {
  const found = await queryClient.ensureQueryData(cancellationQuery(of))
  if (found && isLost(found.work)) await warm(queryClient.prefetchQuery(spotAlternativesQuery(found.work)))
  return takeForms()
}

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

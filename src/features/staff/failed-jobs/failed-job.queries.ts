import { queryOptions } from '@tanstack/react-query'
import { listFailedJobsFn } from './failed-job.functions.ts'

export const failedJobsQuery = () =>
  queryOptions({
    queryKey: ['staffFailedJobs'],
    queryFn: ({ signal }) => listFailedJobsFn({ signal }),
    // Several people work on this list.
    staleTime: 10_000,
  })

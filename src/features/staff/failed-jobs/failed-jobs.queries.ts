import { queryOptions } from '@tanstack/react-query'
import { listFailedJobs } from './failed-jobs.functions.ts'

export const failedJobsQuery = () =>
  queryOptions({
    queryKey: ['staffFailedJobs'],
    queryFn: ({ signal }) => listFailedJobs({ signal }),
    // Several people work on this list.
    staleTime: 10_000,
  })

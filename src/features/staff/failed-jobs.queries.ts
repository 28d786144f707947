import { queryOptions } from '@tanstack/react-query'
import { listFailedJobs } from './failed-jobs.functions.ts'

export const failedJobsQuery = () =>
  queryOptions({
    queryKey: ['staffFailedJobs'],
    queryFn: ({ signal }) => listFailedJobs({ signal }),
    // Others work through the same list.
    staleTime: 10_000,
  })

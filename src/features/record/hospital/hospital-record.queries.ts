import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { LIVE } from '../../../platform/live-query.ts'
import { getReportedWorkFn } from './hospital-record.functions.ts'

export const hospitalRecordQuery = (workId: string) =>
  queryOptions({
    ...LIVE,
    queryKey: ['hospitalReport', workId],
    queryFn: ({ signal }) => getReportedWorkFn({ data: workId, signal }),
    // A form must not change while the member fills it in.
    refetchOnWindowFocus: false,
  })

export const invalidateRecord = (queryClient: QueryClient, workId: string) =>
  queryClient.invalidateQueries(hospitalRecordQuery(workId))

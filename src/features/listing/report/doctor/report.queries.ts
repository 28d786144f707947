import { queryOptions } from '@tanstack/react-query'
import { getOwnReportFn } from './report.functions.ts'

export const ownReportQuery = (number: string) =>
  queryOptions({
    queryKey: ['listingReport', number],
    queryFn: ({ signal }) => getOwnReportFn({ data: number, signal }),
    // A form must not change while the doctor fills it in.
    refetchOnWindowFocus: false,
  })

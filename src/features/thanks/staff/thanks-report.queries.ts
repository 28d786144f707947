import { queryOptions } from '@tanstack/react-query'
import { listThanksReportsFn } from './thanks-report.functions.ts'

export const thanksReportsQuery = () =>
  queryOptions({
    queryKey: ['staffThanksReports'],
    queryFn: ({ signal }) => listThanksReportsFn({ signal }),
    // Several people work on this list.
    staleTime: 10_000,
  })

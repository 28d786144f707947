import { queryOptions } from '@tanstack/react-query'
import { listThanksReports } from './thanks-report.functions.ts'

export const thanksReportsQuery = () =>
  queryOptions({
    queryKey: ['staffThanksReports'],
    queryFn: ({ signal }) => listThanksReports({ signal }),
    // Several people work on this list.
    staleTime: 10_000,
  })

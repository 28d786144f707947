import { queryOptions } from '@tanstack/react-query'
import { listAlertsFn } from './alert.functions.ts'

export const staffAlertsQuery = () =>
  queryOptions({
    queryKey: ['staffAlerts'],
    queryFn: ({ signal }) => listAlertsFn({ signal }),
    // Several people work on this list.
    staleTime: 10_000,
  })

export type StaffAlert = Awaited<ReturnType<typeof listAlertsFn>>[number]

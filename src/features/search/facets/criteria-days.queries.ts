import { queryOptions } from '@tanstack/react-query'
import { getSearchDaysFn } from './criteria-days.functions.ts'

export const searchDaysQuery = () =>
  queryOptions({
    queryKey: ['searchDays'],
    queryFn: ({ signal }) => getSearchDaysFn({ signal }),
    refetchOnWindowFocus: false,
  })

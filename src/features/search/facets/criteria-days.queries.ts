import { queryOptions } from '@tanstack/react-query'
import { getSearchDays } from './criteria-days.functions.ts'

export const searchDaysQuery = () =>
  queryOptions({
    queryKey: ['searchDays'],
    queryFn: ({ signal }) => getSearchDays({ signal }),
    refetchOnWindowFocus: false,
  })

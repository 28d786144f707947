import { queryOptions } from '@tanstack/react-query'
import { getCopyDaysFn } from './copy.functions.ts'

/** The days of two months on which the same shift is there already. */
export const copyDaysQuery = (ref: string, month = '') =>
  queryOptions({
    queryKey: ['copyDays', ref, month],
    queryFn: ({ signal }) => getCopyDaysFn({ data: { ref, month }, signal }),
    staleTime: 0,
  })

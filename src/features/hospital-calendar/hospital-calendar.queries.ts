import { queryOptions } from '@tanstack/react-query'
import { getHospitalMonth } from './hospital-calendar.functions.ts'

export const hospitalMonthQuery = (month = '') =>
  queryOptions({
    queryKey: ['hospitalMonth', month],
    queryFn: ({ signal }) => getHospitalMonth({ data: month, signal }),
    staleTime: 10_000,
  })

import { queryOptions } from '@tanstack/react-query'
import { getHospitalMonth, getHospitalWeek } from './hospital-calendar.functions.ts'

export const hospitalMonthQuery = (month = '') =>
  queryOptions({
    queryKey: ['hospitalMonth', month],
    queryFn: ({ signal }) => getHospitalMonth({ data: month, signal }),
    staleTime: 10_000,
  })

export const hospitalWeekQuery = (day: string) =>
  queryOptions({
    queryKey: ['hospitalWeek', day],
    queryFn: ({ signal }) => getHospitalWeek({ data: day, signal }),
    staleTime: 10_000,
  })

import { queryOptions } from '@tanstack/react-query'
import { LIVE } from '../../../platform/live-query.ts'
import { getHospitalDayFn, getHospitalMonthFn, getHospitalWeekFn } from './hospital-calendar.functions.ts'

export const hospitalMonthQuery = (month = '') =>
  queryOptions({
    ...LIVE,
    queryKey: ['hospitalMonth', month],
    queryFn: ({ signal }) => getHospitalMonthFn({ data: month, signal }),
    staleTime: 10_000,
  })

export const hospitalWeekQuery = (day: string) =>
  queryOptions({
    ...LIVE,
    queryKey: ['hospitalWeek', day],
    queryFn: ({ signal }) => getHospitalWeekFn({ data: day, signal }),
    staleTime: 10_000,
  })

export const hospitalDayQuery = (day: string) =>
  queryOptions({
    ...LIVE,
    queryKey: ['hospitalDay', day],
    queryFn: ({ signal }) => getHospitalDayFn({ data: day, signal }),
    staleTime: 10_000,
  })

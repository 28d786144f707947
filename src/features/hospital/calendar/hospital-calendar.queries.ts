import { queryOptions } from '@tanstack/react-query'
import { LIVE } from '../../../platform/live-query.ts'
import { getHospitalDay, getHospitalMonth, getHospitalWeek } from './hospital-calendar.functions.ts'

export const hospitalMonthQuery = (month = '') =>
  queryOptions({
    ...LIVE,
    queryKey: ['hospitalMonth', month],
    queryFn: ({ signal }) => getHospitalMonth({ data: month, signal }),
    staleTime: 10_000,
  })

export const hospitalWeekQuery = (day: string) =>
  queryOptions({
    ...LIVE,
    queryKey: ['hospitalWeek', day],
    queryFn: ({ signal }) => getHospitalWeek({ data: day, signal }),
    staleTime: 10_000,
  })

export const hospitalDayQuery = (day: string) =>
  queryOptions({
    ...LIVE,
    queryKey: ['hospitalDay', day],
    queryFn: ({ signal }) => getHospitalDay({ data: day, signal }),
    staleTime: 10_000,
  })

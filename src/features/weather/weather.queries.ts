import { queryOptions } from '@tanstack/react-query'
import { listHospitalWeatherFn, listStaffWeatherFn } from './weather.functions.ts'

// A form must not change while somebody fills it in.
const CALM = { staleTime: 10_000, refetchOnWindowFocus: false }

export const staffWeatherQuery = () =>
  queryOptions({
    ...CALM,
    queryKey: ['staffWeather'],
    queryFn: ({ signal }) => listStaffWeatherFn({ signal }),
  })

export const hospitalWeatherQuery = () =>
  queryOptions({
    ...CALM,
    queryKey: ['hospitalWeather'],
    queryFn: ({ signal }) => listHospitalWeatherFn({ signal }),
  })

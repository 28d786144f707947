import { queryOptions } from '@tanstack/react-query'
import { getHospitalProfileFn } from './profile.functions.ts'

export const hospitalProfileQuery = queryOptions({
  queryKey: ['hospitalProfile'],
  queryFn: ({ signal }) => getHospitalProfileFn({ signal }),
  // A form must not change while the member fills it in.
  refetchOnWindowFocus: false,
})

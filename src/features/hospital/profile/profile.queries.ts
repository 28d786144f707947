import { queryOptions } from '@tanstack/react-query'
import { getHospitalProfile } from './profile.functions.ts'

export const hospitalProfileQuery = queryOptions({
  queryKey: ['hospitalProfile'],
  queryFn: ({ signal }) => getHospitalProfile({ signal }),
  // A form must not change while the member fills it in.
  refetchOnWindowFocus: false,
})

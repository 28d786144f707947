import { queryOptions } from '@tanstack/react-query'
import { getRegistrationFn } from './registration.functions.ts'

export const registrationQuery = () =>
  queryOptions({
    queryKey: ['registration'],
    queryFn: ({ signal }) => getRegistrationFn({ signal }),
    // A form must not change while the doctor fills it in.
    refetchOnWindowFocus: false,
    staleTime: 0,
  })

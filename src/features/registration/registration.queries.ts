import { queryOptions } from '@tanstack/react-query'
import { getRegistration } from './registration.functions.ts'

export const registrationQuery = () =>
  queryOptions({
    queryKey: ['registration'],
    queryFn: ({ signal }) => getRegistration({ signal }),
    // A form that is being filled in must not change under the doctor's hands.
    refetchOnWindowFocus: false,
    staleTime: 0,
  })

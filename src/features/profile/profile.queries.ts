import { queryOptions } from '@tanstack/react-query'
import { getProfile } from './profile.functions.ts'

/** GetDoctor: no retry, no refetch on window focus (spec section 7, call 6). */
export const profileQuery = () =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: ({ signal }) => getProfile({ signal }),
    refetchOnWindowFocus: false,
    retry: false,
  })

import { queryOptions } from '@tanstack/react-query'
import { getSession } from './session.functions.ts'

export const sessionQuery = () =>
  queryOptions({
    queryKey: ['session'],
    queryFn: ({ signal }) => getSession({ signal }),
    refetchOnWindowFocus: false,
    retry: false,
  })

import { queryOptions } from '@tanstack/react-query'
import { listTroublesFn } from './trouble.functions.ts'

export const troublesQuery = () =>
  queryOptions({
    queryKey: ['staffTroubles'],
    queryFn: ({ signal }) => listTroublesFn({ signal }),
    // Several people work on this list; nothing is refetched while somebody types a reason.
    staleTime: 10_000,
    refetchOnWindowFocus: false,
  })

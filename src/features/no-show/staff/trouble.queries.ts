import { queryOptions } from '@tanstack/react-query'
import { listTroubles } from './trouble.functions.ts'

export const troublesQuery = () =>
  queryOptions({
    queryKey: ['staffTroubles'],
    queryFn: ({ signal }) => listTroubles({ signal }),
    // Several people work on this list; nothing is refetched while somebody types a reason.
    staleTime: 10_000,
    refetchOnWindowFocus: false,
  })

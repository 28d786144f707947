import { queryOptions } from '@tanstack/react-query'
import { listReportedListingsFn } from './reported.functions.ts'

export const reportedListingsQuery = () =>
  queryOptions({
    queryKey: ['reportedListings'],
    queryFn: ({ signal }) => listReportedListingsFn({ signal }),
    // Nothing is refetched while somebody types a reason.
    staleTime: 10_000,
    refetchOnWindowFocus: false,
  })

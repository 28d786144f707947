import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { getRehire, listSentOffers } from './hospital-offer.functions.ts'

const KEY = ['hospitalOffers'] as const

export const hospitalOfferQuery = (workId: string) =>
  queryOptions({
    queryKey: [...KEY, workId],
    queryFn: ({ signal }) => getRehire({ data: workId, signal }),
    // A form must not change while the member fills it in.
    refetchOnWindowFocus: false,
  })

export const sentOffersQuery = () =>
  queryOptions({
    queryKey: [...KEY, 'all'],
    queryFn: ({ signal }) => listSentOffers({ signal }),
  })

export const invalidateSent = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: KEY })

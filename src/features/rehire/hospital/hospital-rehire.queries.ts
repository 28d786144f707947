import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { LIVE } from '../../../platform/live-query.ts'
import { getRehireFn, listSentOffersFn } from './hospital-rehire.functions.ts'

const KEY = ['hospitalOffers'] as const

export const hospitalOfferQuery = (workId: string) =>
  queryOptions({
    ...LIVE,
    queryKey: [...KEY, workId],
    queryFn: ({ signal }) => getRehireFn({ data: workId, signal }),
    // A form must not change while the member fills it in.
    refetchOnWindowFocus: false,
  })

export const sentOffersQuery = () =>
  queryOptions({
    ...LIVE,
    queryKey: [...KEY, 'all'],
    queryFn: ({ signal }) => listSentOffersFn({ signal }),
  })

export const invalidateSent = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: KEY })

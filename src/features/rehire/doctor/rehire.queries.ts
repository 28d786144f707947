import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { LIVE } from '../../../platform/live-query.ts'
import type { ListingRef } from '../../application/doctor/application-view.ts'
import { invalidateAfterApplying } from '../../application/doctor/application.queries.ts'
import { listOfferHours, listSwitchedOff } from './interest.functions.ts'
import { listRehireOffers } from './rehire.functions.ts'

const OFFERS_KEY = ['rehireOffers'] as const

export const rehireOffersQuery = () =>
  queryOptions({
    ...LIVE,
    queryKey: OFFERS_KEY,
    queryFn: ({ signal }) => listRehireOffers({ signal }),
    // A form must not change while the doctor reads it.
    refetchOnWindowFocus: false,
  })

export const offerHoursQuery = () =>
  queryOptions({
    queryKey: [...OFFERS_KEY, 'hours'],
    queryFn: ({ signal }) => listOfferHours({ signal }),
  })

export const switchedOffQuery = () =>
  queryOptions({
    queryKey: [...OFFERS_KEY, 'switchedOff'],
    queryFn: ({ signal }) => listSwitchedOff({ signal }),
  })

/** After an answer: the offers, and what a match changes. */
export const invalidateOffers = (queryClient: QueryClient, listing: ListingRef) =>
  Promise.all([
    queryClient.invalidateQueries(rehireOffersQuery()),
    invalidateAfterApplying(queryClient, listing),
  ])

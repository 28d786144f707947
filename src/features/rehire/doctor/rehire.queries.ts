import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { LIVE } from '../../../platform/live-query.ts'
import type { ListingRef } from '../../application/doctor/application-view.ts'
import { invalidateAfterApplying } from '../../application/doctor/application.queries.ts'
import { listOfferHoursFn, listSwitchedOffFn } from './interest.functions.ts'
import { listRehireOffersFn } from './rehire.functions.ts'

const OFFERS_KEY = ['rehireOffers'] as const

export const rehireOffersQuery = () =>
  queryOptions({
    ...LIVE,
    queryKey: OFFERS_KEY,
    queryFn: ({ signal }) => listRehireOffersFn({ signal }),
    // A form must not change while the doctor reads it.
    refetchOnWindowFocus: false,
  })

export const offerHoursQuery = () =>
  queryOptions({
    queryKey: [...OFFERS_KEY, 'hours'],
    queryFn: ({ signal }) => listOfferHoursFn({ signal }),
  })

export const switchedOffQuery = () =>
  queryOptions({
    queryKey: [...OFFERS_KEY, 'switchedOff'],
    queryFn: ({ signal }) => listSwitchedOffFn({ signal }),
  })

/** After an answer: the offers, and what a match changes. */
export const invalidateOffers = (queryClient: QueryClient, listing: ListingRef) =>
  Promise.all([
    queryClient.invalidateQueries(rehireOffersQuery()),
    invalidateAfterApplying(queryClient, listing),
  ])

import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { LIVE } from '../../../platform/live-query.ts'
import type { ListingRef } from '../../application/doctor/application-view.ts'
import { invalidateAfterApplying } from '../../application/doctor/application.queries.ts'
import { listRehireHoursFn, listSwitchedOffFn } from './interest.functions.ts'
import { listRehiresFn } from './rehire.functions.ts'

const OFFERS_KEY = ['rehireOffers'] as const

export const rehiresQuery = () =>
  queryOptions({
    ...LIVE,
    queryKey: OFFERS_KEY,
    queryFn: ({ signal }) => listRehiresFn({ signal }),
    // A form must not change while the doctor reads it.
    refetchOnWindowFocus: false,
  })

export const rehireHoursQuery = () =>
  queryOptions({
    queryKey: [...OFFERS_KEY, 'hours'],
    queryFn: ({ signal }) => listRehireHoursFn({ signal }),
  })

export const switchedOffQuery = () =>
  queryOptions({
    queryKey: [...OFFERS_KEY, 'switchedOff'],
    queryFn: ({ signal }) => listSwitchedOffFn({ signal }),
  })

/** After an answer: the offers, and what a match changes. */
export const invalidateRehires = (queryClient: QueryClient, listing: ListingRef) =>
  Promise.all([queryClient.invalidateQueries(rehiresQuery()), invalidateAfterApplying(queryClient, listing)])

import { queryOptions } from '@tanstack/react-query'
import { LIVE } from '../../../platform/live-query.ts'
import { SCHEDULES_KEY } from '../../schedule/schedules-key.ts'
import { listRenewalOffersFn } from './renewal.functions.ts'

/** Read again with the contracts' dates, which an answer changes. */
export const renewalOffersQuery = queryOptions({
  ...LIVE,
  queryKey: [...SCHEDULES_KEY, 'renewalOffers'],
  queryFn: ({ signal }) => listRenewalOffersFn({ signal }),
  staleTime: 10_000,
})

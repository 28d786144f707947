import { queryOptions } from '@tanstack/react-query'
import { SCHEDULES_KEY } from '../schedule/schedules-key.ts'
import { listRenewalOffers } from './renewal.functions.ts'

/** Read again with the contracts' dates, which an answer changes. */
export const renewalOffersQuery = queryOptions({
  queryKey: [...SCHEDULES_KEY, 'renewalOffers'],
  queryFn: ({ signal }) => listRenewalOffers({ signal }),
  staleTime: 10_000,
})

import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { invalidateAfterApplying } from '../applications/application.queries.ts'
import { listRehireOffers } from './rehire.functions.ts'

export const rehireOffersQuery = () =>
  queryOptions({
    queryKey: ['rehireOffers'],
    queryFn: ({ signal }) => listRehireOffers({ signal }),
    // A form must not change while the doctor reads it.
    refetchOnWindowFocus: false,
  })

/** After an answer: the offers, and what a match changes. */
export const invalidateOffers = (queryClient: QueryClient, spotWorkId: string) =>
  Promise.all([
    queryClient.invalidateQueries(rehireOffersQuery()),
    invalidateAfterApplying(queryClient, { kind: 'spot', id: spotWorkId }),
  ])

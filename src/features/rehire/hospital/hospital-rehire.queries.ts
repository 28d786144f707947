import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { LIVE } from '../../../platform/live-query.ts'
import { getRehireFn, listSentRehiresFn } from './hospital-rehire.functions.ts'

const KEY = ['hospitalOffers'] as const

export const hospitalRehireQuery = (workId: string) =>
  queryOptions({
    ...LIVE,
    queryKey: [...KEY, workId],
    queryFn: ({ signal }) => getRehireFn({ data: workId, signal }),
    // A form must not change while the member fills it in.
    refetchOnWindowFocus: false,
  })

export const sentRehiresQuery = () =>
  queryOptions({
    ...LIVE,
    queryKey: [...KEY, 'all'],
    queryFn: ({ signal }) => listSentRehiresFn({ signal }),
  })

export const invalidateSent = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: KEY })

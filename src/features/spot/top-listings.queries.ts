import { queryOptions } from '@tanstack/react-query'
import type { SpotSortOrder } from '../../domain/listing/listing-words.ts'
import type { SpotCriteria } from '../../domain/search/spot-search.ts'
import { searchSpotWorks } from './spot.functions.ts'
import { SPOT_WORKS_KEY } from '../listing/spot-works-key.ts'

// A block that failed on the server says so and waits for the doctor, with and without script.
export const block = { retryOnMount: false, refetchOnWindowFocus: false } as const

/** The first three of the open listings in one order, of all or of 高額求人. */
export const topListingsQuery = (orderBy: SpotSortOrder, highValue = false) => {
  const where: SpotCriteria = highValue ? { conditions: ['ATTRACTIVE'] } : {}
  return queryOptions({
    ...block,
    queryKey: [...SPOT_WORKS_KEY, where, orderBy, 'top'],
    queryFn: ({ signal }) =>
      searchSpotWorks({ data: { where, orderBy, limit: 3, after: null, withTotal: false }, signal }),
  })
}

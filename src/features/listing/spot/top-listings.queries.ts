import type { SpotSortOrder } from '../../../domain/listing/listing-words.ts'
import { spotQueries } from './spot.queries.ts'

// A block that failed on the server shows its error until the doctor retries, with and without JavaScript.
export const block = { retryOnMount: false, refetchOnWindowFocus: false } as const

/** The first three of the open listings in one order, of all or of 高額求人. */
export const topListingsQuery = (orderBy: SpotSortOrder, highValue = false) => ({
  ...spotQueries.first(highValue ? { conditions: ['ATTRACTIVE'] } : {}, orderBy, 3),
  ...block,
})

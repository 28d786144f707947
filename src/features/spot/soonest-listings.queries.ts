import { queryOptions } from '@tanstack/react-query'
import type { SpotCriteria } from '../../domain/search/spot-search.ts'
import { searchSpotWorks } from './spot.functions.ts'
import { SPOT_WORKS_KEY } from '../listing/spot-works-key.ts'

/** The soonest listings of a narrow search, for a block beside another one. Not among what every page loads. */
export const soonestListingsQuery = (where: SpotCriteria) =>
  queryOptions({
    queryKey: [...SPOT_WORKS_KEY, where, 'START_TIME_ASC', 'first'],
    queryFn: ({ signal }) =>
      searchSpotWorks({
        data: { where, orderBy: 'START_TIME_ASC', limit: 6, after: null, withTotal: true },
        signal,
      }),
  })

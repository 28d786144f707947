import { listingQueries } from '../listing.queries.ts'
import { getSpotWork, getSpotWorksByIds, searchSpotWorks } from './spot.functions.ts'

export const spotQueries = listingQueries('spot', {
  search: searchSpotWorks,
  get: getSpotWork,
  byIds: getSpotWorksByIds,
})

import { listingQueries } from '../listing.queries.ts'
import { getSpotWorkFn, getSpotWorksByIdsFn, searchSpotWorksFn } from './spot.functions.ts'

export const spotQueries = listingQueries('spot', {
  search: searchSpotWorksFn,
  get: getSpotWorkFn,
  byIds: getSpotWorksByIdsFn,
})

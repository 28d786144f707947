import { listingQueries } from '../listing.queries.ts'
import { getRegularWork, getRegularWorksByIds, searchRegularWorks } from './regular.functions.ts'

export const regularQueries = listingQueries('regular', {
  search: searchRegularWorks,
  get: getRegularWork,
  byIds: getRegularWorksByIds,
})

import { listingQueries } from '../listing.queries.ts'
import { getRegularWorkFn, getRegularWorksByIdsFn, searchRegularWorksFn } from './regular.functions.ts'

export const regularQueries = listingQueries('regular', {
  search: searchRegularWorksFn,
  get: getRegularWorkFn,
  byIds: getRegularWorksByIdsFn,
})

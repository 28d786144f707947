import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { REGULAR_SORT_ORDERS } from '../../domain/listing/listing-words.ts'
import { CRITERIA_OF } from '../../domain/search/search-criteria.ts'
import { callerIdToken } from '../../services/caller.server.ts'
import { askListings } from '../../services/listings/listings.server.ts'
import { facetCounts } from '../search/facets/facet-counts.ts'
import {
  RegularWorkDetail,
  RegularWorkFacets,
  RegularWorks,
  RegularWorksByIds,
} from './regular.listings.documents.ts'
import { withHospitalPage } from '../listing/with-hospital-page.server.ts'

const listingId = v.pipe(v.string(), v.regex(/^[1-9]\d{0,15}$/))

const where = v.object(CRITERIA_OF.regular)

const searchInput = v.object({
  where,
  orderBy: v.picklist(REGULAR_SORT_ORDERS),
  limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  after: v.nullable(v.pipe(v.string(), v.maxLength(512))),
  withTotal: v.boolean(),
})

export const searchRegularWorks = createServerFn()
  .validator(searchInput)
  .handler(async ({ data }) => (await askListings(RegularWorks, data, await callerIdToken())).regularWorks)

/** Null when there is no such listing. */
export const getRegularWork = createServerFn()
  .validator(listingId)
  .handler(async ({ data: id }) =>
    withHospitalPage((await askListings(RegularWorkDetail, { id }, await callerIdToken())).regularWork),
  )

export const getRegularWorksByIds = createServerFn()
  .validator(v.pipe(v.array(listingId), v.maxLength(10)))
  .handler(
    async ({ data: ids }) =>
      (await askListings(RegularWorksByIds, { ids }, await callerIdToken())).regularWorksByIds,
  )

// Counts are the same for everybody: no token goes with the question.
export const getRegularFacets = createServerFn()
  .validator(where)
  .handler(async ({ data }) =>
    facetCounts((await askListings(RegularWorkFacets, { where: data }, null)).regularWorkFacets),
  )

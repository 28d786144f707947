import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { SPOT_SORT_ORDERS } from '../../domain/listing/listing-words.ts'
import { CRITERIA_OF } from '../../domain/search/search-criteria.ts'
import { callerIdToken } from '../../services/caller.server.ts'
import { askListings } from '../../services/listings/listings.server.ts'
import { SpotWorkDetail, SpotWorks, SpotWorksByIds } from './spot.listings.documents.ts'
import { withHospitalPage } from '../listing/with-hospital-page.server.ts'

const listingId = v.pipe(v.string(), v.regex(/^[1-9]\d{0,15}$/))

const searchInput = v.object({
  where: v.object(CRITERIA_OF.spot),
  orderBy: v.picklist(SPOT_SORT_ORDERS),
  limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  after: v.nullable(v.pipe(v.string(), v.maxLength(512))),
  withTotal: v.boolean(),
})

export const searchSpotWorks = createServerFn()
  .validator(searchInput)
  .handler(async ({ data }) => (await askListings(SpotWorks, data, await callerIdToken())).spotWorks)

/** Null when there is no such listing. */
export const getSpotWork = createServerFn()
  .validator(listingId)
  .handler(async ({ data: id }) =>
    withHospitalPage((await askListings(SpotWorkDetail, { id }, await callerIdToken())).spotWork),
  )

export const getSpotWorksByIds = createServerFn()
  .validator(v.pipe(v.array(listingId), v.maxLength(10)))
  .handler(
    async ({ data: ids }) =>
      (await askListings(SpotWorksByIds, { ids }, await callerIdToken())).spotWorksByIds,
  )

import { createServerFn } from '@tanstack/react-start'
import { SPOT_SORT_ORDERS } from '../../../domain/listing/listing-words.ts'
import { decimalId } from '../../../domain/decimal-id.ts'
import { askListings } from '../../../services/listings/listings.server.ts'
import { listingIds, pageInput, WHERE_INPUT } from '../listing-inputs.ts'
import { withHospitalPage } from '../detail/with-hospital-page.server.ts'
import { SpotWorkDetail, SpotWorks, SpotWorksByIds } from './spot.listings.documents.ts'

export const searchSpotWorksFn = createServerFn()
  .validator(pageInput(WHERE_INPUT.spot, SPOT_SORT_ORDERS))
  .handler(async ({ data }) => {
    const withUsual = data.where.conditions?.includes('ATTRACTIVE') ?? false
    return (await askListings(SpotWorks, { ...data, withUsual })).spotWorks
  })

/** Null when there is no such listing. */
export const getSpotWorkFn = createServerFn()
  .validator(decimalId)
  .handler(async ({ data: id }) => withHospitalPage((await askListings(SpotWorkDetail, { id })).spotWork))

export const getSpotWorksByIdsFn = createServerFn()
  .validator(listingIds)
  .handler(async ({ data: ids }) => (await askListings(SpotWorksByIds, { ids })).spotWorksByIds)

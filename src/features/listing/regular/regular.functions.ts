import { createServerFn } from '@tanstack/react-start'
import { REGULAR_SORT_ORDERS } from '../../../domain/listing/listing-words.ts'
import { decimalId } from '../../../domain/decimal-id.ts'
import { askListings } from '../../../services/listings/listings.server.ts'
import { listingIds, pageInput, WHERE_INPUT } from '../listing-inputs.ts'
import { withHospitalPage } from '../detail/with-hospital-page.server.ts'
import { RegularWorkDetail, RegularWorks, RegularWorksByIds } from './regular.listings.documents.ts'

export const searchRegularWorksFn = createServerFn()
  .validator(pageInput(WHERE_INPUT.regular, REGULAR_SORT_ORDERS))
  .handler(async ({ data }) => (await askListings(RegularWorks, data)).regularWorks)

/** Null when there is no such listing. */
export const getRegularWorkFn = createServerFn()
  .validator(decimalId)
  .handler(async ({ data: id }) =>
    withHospitalPage((await askListings(RegularWorkDetail, { id })).regularWork),
  )

export const getRegularWorksByIdsFn = createServerFn()
  .validator(listingIds)
  .handler(async ({ data: ids }) => (await askListings(RegularWorksByIds, { ids })).regularWorksByIds)

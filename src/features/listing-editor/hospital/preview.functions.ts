import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { SEARCH_KINDS } from '../../../domain/listing/listing-kind.ts'
import { PREFECTURE, type Prefecture } from '../../../domain/text/prefecture.ts'
import { askListings } from '../../../services/listings/listings.server.ts'
import {
  RegularDraftDocument,
  SpotDraftDocument,
  UsualPaysDocument,
} from './hospital-listing.listings.documents.ts'

const ref = v.pipe(v.string(), v.maxLength(40))

/** Null while the draft cannot be read as a listing. */
export const getSpotDraftFn = createServerFn()
  .validator(ref)
  .handler(async ({ data }) => (await askListings(SpotDraftDocument, { ref: data })).spotWorkDraft)

export const getRegularDraftFn = createServerFn()
  .validator(ref)
  .handler(async ({ data }) => (await askListings(RegularDraftDocument, { ref: data })).regularWorkDraft)

/** What listings around the hospital pay per hour, by length of the shift. */
export const getUsualPaysFn = createServerFn()
  .validator(
    v.object({
      kind: v.picklist(SEARCH_KINDS),
      prefecture: v.custom<Prefecture>((name) => typeof name === 'string' && Object.hasOwn(PREFECTURE, name)),
    }),
  )
  .handler(async ({ data: { kind, prefecture } }) => {
    const asked = { kind: kind === 'spot' ? ('SPOT' as const) : ('REGULAR' as const), prefecture }
    return (await askListings(UsualPaysDocument, asked)).usualPays
  })

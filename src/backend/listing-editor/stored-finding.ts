import * as v from 'valibot'
import { LISTING_PART, type ListingPart } from '../../domain/listing/draft/field-look.ts'

/** A finding in a stored answer. */
export const findingSchema = v.object({
  field: v.string(),
  part: v.custom<ListingPart>((word) => typeof word === 'string' && Object.hasOwn(LISTING_PART, word)),
  label: v.string(),
  message: v.string(),
  basis: v.nullable(v.string()),
})

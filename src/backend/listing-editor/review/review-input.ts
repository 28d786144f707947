import { listingOfNumber } from '../../../domain/listing/listing-number.ts'
import { invalidArgument } from '../../rpc/rpc-error.ts'
import { REASON, toWords } from '../../rpc/rpc-input.ts'
import type { ListingKey } from '../../work/core/listing-key.ts'

/** Throws `invalid_argument` for a text that is no number of a listing. */
export function toListingKey(number: string): ListingKey {
  const listing = listingOfNumber(number)
  if (!listing) throw invalidArgument('求人番号が正しくありません。')
  return listing
}

/** A reason of at least so many characters. Throws `invalid_argument`. */
export const toLongReason = (typed: string, least: number): string => toWords(typed, { least, most: REASON })

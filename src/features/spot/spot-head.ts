import type { FragmentOf } from 'gql.tada'
import { readFragment } from '../../contract/read-fragment.ts'
import { shiftText } from '../../domain/text/shift-text.ts'
import { listingHead, type ListingHead } from '../listing/detail/listing-head.ts'
import type { SpotDetailFragment } from './spot-detail.fragment.ts'

/** 「7/18(土) 17:00〜翌9:00 〇〇病院 85,000円」. */
export function spotHead(item: FragmentOf<typeof SpotDetailFragment>): ListingHead {
  const listing = readFragment<typeof SpotDetailFragment>(item)
  return listingHead('スポット', shiftText(listing.startTime, listing.endTime), listing)
}

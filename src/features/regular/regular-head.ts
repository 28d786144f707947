import type { FragmentOf } from 'gql.tada'
import { readFragment } from '../../contract/read-fragment.ts'
import { clockHoursText, patternText } from '../../domain/listing/regular-text.ts'
import { listingHead, type ListingHead } from '../listing/detail/listing-head.ts'
import type { RegularDetailFragment } from './regular-detail.fragment.ts'

/** 「毎週 火曜 9:00〜17:00 〇〇病院 1回 90,000円」. */
export function regularHead(item: FragmentOf<typeof RegularDetailFragment>): ListingHead {
  const listing = readFragment<typeof RegularDetailFragment>(item)
  return listingHead('定期', `${patternText(listing)} ${clockHoursText(listing)}`, listing)
}

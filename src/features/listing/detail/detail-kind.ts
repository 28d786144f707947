import type { Criteria } from '../../../domain/search/search-criteria.ts'
import type { Address } from '../../../platform/address.ts'
import type { ListingKind } from '../listing-kind.ts'
import type { ListingDetail } from './listing-detail.fragment.ts'

/** What tells the pages of one kind of listing from those of the other. */
export type DetailKind<Item, Detail extends ListingDetail> = ListingKind<Item> & {
  /** After the hospital's name: what is shared, and what else it offers. */
  shared: string
  others: string
  /** A search for what is like a listing, and searches that find more of it. */
  similarTo: (listing: Detail) => { where: Criteria; ways: readonly { address: Address; words: string }[] }
}

import type { ReactNode } from 'react'
import type { Opening } from '../../../domain/application/apply-action.ts'
import type { Criteria } from '../../../domain/search/search-criteria.ts'
import type { Address } from '../../../platform/address.ts'
import type { DescriptionItem } from '../../../ui/description-list/description-list.tsx'
import type { ListingKindParts } from '../listing-kind.ts'
import type { DetailFootParts } from './detail-foot.tsx'
import type { ListingDetail } from './listing-detail.fragment.ts'

/** The detail query's answer: the listing, and what its page shows beside it. */
export type DetailAnswer<Item, Detail> = {
  listing: Detail
  /** Other listings of the same hospital. */
  sameHospital: readonly (Item & { id: string })[]
  /** URL of the hospital's own page outside this app. */
  hospitalPage: string | null
  /** When the answer was fetched: server and browser compare deadlines with the same moment. */
  fetchedAt: number
}

/** The parts of the page that differ by kind. */
export type DetailParts = {
  /** The listing takes no applications, and none of the doctor's own is among those it took. */
  isClosed: boolean
  summary: ReactNode
  /** The dates of work beside the doctor's own calendar. */
  dates: ReactNode
  conditions: DescriptionItem[]
  /** The conditions are those of the doctor's own contract. */
  isAgreed: boolean
  foot: DetailFootParts
}

/** The differences between the kinds of listing on a listing's page. */
export type DetailKind<Item, Detail extends ListingDetail> = ListingKindParts<Item> & {
  /** After the hospital's name: what is shared, and what else it offers. */
  shared: string
  others: string
  /** A search for similar listings, and searches that find more of them. */
  similarTo: (listing: Detail) => { where: Criteria; ways: readonly { address: Address; words: string }[] }
  /** Asks again every `refetchInterval` milliseconds; null when there is no such listing. */
  useDetail: (id: string, refetchInterval: number) => DetailAnswer<Item, Detail> | null
  /** `now` in epoch milliseconds. */
  useParts: (listing: Detail, opening: Opening, now: number) => DetailParts
}

import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { ShiftPattern } from '../../domain/listing/listing-words.ts'
import type { Criteria } from '../../domain/search/search-criteria.ts'
import type { SearchKind } from '../../domain/search/search-history.ts'
import type { Address } from '../../platform/address.ts'
import type { CardSlots } from './listing-card.tsx'
import type { ListingDetail } from './listing-detail.fragment.ts'

/** A listing said in one line. */
export type ListingLine = { when: string; pay: string; shiftPattern: ShiftPattern }

/** What tells one kind of listing from the other wherever listings stand in a list; `Item` is what its card takes. */
export type ListingKind<Item> = {
  kind: SearchKind
  Card: ComponentType<CardSlots & { listing: Item }>
  lineOf: (item: Item) => ListingLine
  /** The first few of a search, the soonest or the newest first. */
  useFirst: (where: Criteria) => UseQueryResult<{ items: readonly (Item & { id: string })[] }>
}

/** What tells the pages of one kind of listing from those of the other. */
export type DetailKind<Item, Detail extends ListingDetail> = ListingKind<Item> & {
  /** After the hospital's name: what is shared, and what else it offers. */
  shared: string
  others: string
  /** A search for what is like a listing, and searches that find more of it. */
  similarTo: (listing: Detail) => { where: Criteria; ways: readonly { address: Address; words: string }[] }
}

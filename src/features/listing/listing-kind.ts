import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { ShiftPattern } from '../../domain/listing/listing-words.ts'
import type { Criteria } from '../../domain/search/search-criteria.ts'
import type { SearchKind } from '../../domain/listing/listing-kind.ts'
import type { CardSlots } from './listing-card.tsx'

/** A listing said in one line. */
export type ListingLine = { when: string; pay: string; shiftPattern: ShiftPattern }

/** The first listings of a search, and how many more NG settings leave out. */
export type FirstListings<Item> = {
  items: readonly (Item & { id: string })[]
  ngHidden?: number | undefined
}

/** The differences between the kinds of listing in a list; `Item` is the type its card takes. */
export type ListingKindParts<Item> = {
  kind: SearchKind
  Card: ComponentType<CardSlots & { listing: Item }>
  lineOf: (item: Item) => ListingLine
  /** The first few results of a search: the soonest spot listings, the newest regular ones. */
  useFirst: (where: Criteria) => UseQueryResult<FirstListings<Item>>
}

import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import type { SearchKind } from '../../../domain/search/search-history.ts'
import type { Wish, Wishes } from '../../../domain/search/wishes.ts'
import type { Address } from '../../../platform/address.ts'
import type { AnySearch } from '../../../platform/addresses.ts'
import type { ListItem } from '../../listing/listing-card.fragment.ts'

export type ResultPageOf<Item> = {
  items: readonly Item[]
  total?: number
  offset: number
  nextCursor: string | null
  recommendation: (Wishes & { met: readonly (readonly Wish[])[] }) | null
}

export type RowsProps<Search, Item> = {
  search: Search
  items: readonly Item[]
  /** Which of the doctor's wishes a listing meets. */
  wishesOf: (id: string) => readonly Wish[] | undefined
  /** The list, out of its rows. */
  list: (row: (item: Item) => ReactNode) => ReactNode
}

/** What tells the results of one kind of listing from those of the other. */
export type ResultKind<Search extends AnySearch, Item extends ListItem> = {
  kind: SearchKind
  sortWords: Readonly<Record<string, string>>
  /** Where the criteria of a search are chosen anew. */
  editAddress: (search: AnySearch) => Address
  useSearch: (search: Search) => UseInfiniteQueryResult<InfiniteData<ResultPageOf<Item>>>
  /** Of those ids, the listings as they are now. */
  useByIds: (ids: string[]) => readonly Item[] | undefined
  /** When a listing is worked, as it is named among those that closed. */
  whenOf: (item: Item) => string
  /** On the right of the list on a wide screen: the days, or the week. */
  Aside: ComponentType<{ search: Search }>
  /** The calendar, in place of the list. */
  Calendar: ComponentType<{ search: Search }>
  Rows: ComponentType<RowsProps<Search, Item>>
}

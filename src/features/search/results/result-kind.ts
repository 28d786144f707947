import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import type { Wish, Wishes } from '../../../domain/search/wishes.ts'
import type { Address } from '../../../platform/address.ts'
import type { AnySearch } from '../../../platform/addresses.ts'
import type { ListItem } from '../../listing/listing-card.fragment.ts'

export type ResultPageOf<Item> = {
  items: readonly Item[]
  total?: number
  ngHidden?: number
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

/** The differences between the results of the two kinds. */
export type ResultKind<Search extends AnySearch, Item extends ListItem> = {
  kind: SearchKind
  sortWords: Readonly<Record<string, string>>
  /** The form that edits the criteria of a search. */
  editAddress: (search: AnySearch) => Address
  useSearch: (search: Search) => UseInfiniteQueryResult<InfiniteData<ResultPageOf<Item>>>
  /** The current listings with these ids. */
  useByIds: (ids: string[]) => readonly Item[] | undefined
  /** The date or weekday that names a listing among those that closed. */
  whenOf: (item: Item) => string
  /** On the right of the list on a wide screen: the days, or the week. */
  Aside: ComponentType<{ search: Search }>
  /** The calendar, in place of the list. */
  Calendar: ComponentType<{ search: Search }>
  Rows: ComponentType<RowsProps<Search, Item>>
}

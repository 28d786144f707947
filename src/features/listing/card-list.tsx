import type { ListingKindParts } from './listing-kind.ts'
import { ListingList } from './listing-list.tsx'

type CardListProps<Item> = {
  of: Pick<ListingKindParts<Item>, 'Card'>
  items: readonly (Item & { id: string })[]
}

/** A few listings under a heading of a page. */
export const CardList = <Item,>({ of, items }: CardListProps<Item>) => (
  <ListingList>
    {items.map((item) => (
      <li key={item.id}>
        <of.Card listing={item} headingLevel={3} />
      </li>
    ))}
  </ListingList>
)

import { ClosedBadge } from '../../listing/closed-listing.tsx'
import type { CardSlots } from '../../listing/listing-card.tsx'
import type { ListItem } from '../../listing/listing-card.fragment.ts'
import type { ListingKindParts } from '../../listing/listing-kind.ts'
import { OtherListings } from '../../listing/other-listings.tsx'

export type ResultItemProps<Item> = Pick<CardSlots, 'payNote' | 'wishes' | 'apply'> & {
  of: ListingKindParts<Item>
  listing: Item & ListItem
  /** Its page said so when the doctor looked at it; the list was asked for before. */
  isClosed?: boolean
}

/** A listing among the results of a search. */
export const ResultItem = <Item,>({ of, listing, isClosed = false, ...slots }: ResultItemProps<Item>) => (
  <li>
    <of.Card
      {...slots}
      listing={listing}
      badges={isClosed && <ClosedBadge />}
      others={<OtherListings of={of} listing={listing} />}
    />
  </li>
)

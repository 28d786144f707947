import { ListingList } from '../listing-list.tsx'
import { RegularCard } from '../regular/regular-card.tsx'
import { LikedBadges } from './liked-badges.tsx'
import type { LikedItem, LikedRegular } from './liked-listing.listings.documents.ts'

type LikedRegularsProps = { items: readonly LikedItem<LikedRegular>[]; now: number }

/** Sorted by the start of the contract. */
export const LikedRegulars = ({ items, now }: LikedRegularsProps) => (
  <ListingList>
    {items.map((item) => (
      <li key={item.listing.id}>
        <RegularCard listing={item.listing} badges={<LikedBadges item={item} now={now} />} />
      </li>
    ))}
  </ListingList>
)

import { deadlineNote, riseNote } from '../../domain/listing/liked-notes.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { ListingList } from '../listing/listing-list.tsx'
import { RegularCard } from '../regular/regular-card.tsx'
import type { LikedRegular } from './liked-listing.listings.documents.ts'

type LikedRegularsProps = {
  items: readonly { listing: LikedRegular; feeAtLike: number | null }[]
  now: number
}

/** By the start of the contract. */
export function LikedRegulars({ items, now }: LikedRegularsProps) {
  return (
    <ListingList>
      {items.map(({ listing, feeAtLike }) => {
        const deadline = deadlineNote(listing.applicationDeadline, now)
        const rise = riseNote(listing.fee, feeAtLike)
        return (
          <li key={listing.id}>
            <RegularCard
              listing={listing}
              badges={
                <>
                  {deadline && <Badge tone="danger">{deadline}</Badge>}
                  {rise && <Badge tone="good">{rise}</Badge>}
                </>
              }
            />
          </li>
        )
      })}
    </ListingList>
  )
}

import { memo } from 'react'
import type { Wish } from '../../../domain/search/wishes.ts'
import { ClosedBadge } from '../../listing/closed-listing.tsx'
import { OtherListings } from '../../listing/other-listings.tsx'
import type { RegularItem } from '../../regular/regular-item.ts'
import { RegularCard } from '../../regular/regular-card.tsx'
import { RegularsOfHospital } from '../../regular/regulars-of-hospital.tsx'

type RegularResultItemProps = {
  listing: RegularItem
  isClosed: boolean
  wishes?: readonly Wish[]
}

export const RegularResultItem = memo(function RegularResultItem({
  listing,
  isClosed,
  wishes,
}: RegularResultItemProps) {
  const { id, hospital } = listing
  return (
    <li>
      <RegularCard
        listing={listing}
        wishes={wishes}
        badges={isClosed && <ClosedBadge />}
        others={
          <OtherListings kind="regular" hospital={hospital}>
            <RegularsOfHospital hospitalId={hospital.id} exceptId={id} />
          </OtherListings>
        }
      />
    </li>
  )
})

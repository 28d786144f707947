import type { FragmentOf } from 'gql.tada'
import { memo } from 'react'
import { readFragment } from '../../../contract/read-fragment.ts'
import type { Wish } from '../../../domain/search/wishes.ts'
import { toRegularResult } from '../../../platform/addresses.ts'
import { ClosedBadge } from '../../listing/closed-listing.tsx'
import { OtherListings } from '../../listing/other-listings.tsx'
import type { RegularCardFragment } from '../../regular/regular-card.fragment.ts'
import { RegularCard } from '../../regular/regular-card.tsx'
import { RegularsOfHospital } from '../../regular/regulars-of-hospital.tsx'

type RegularResultItemProps = {
  listing: FragmentOf<typeof RegularCardFragment>
  isClosed: boolean
  wishes?: readonly Wish[]
}

export const RegularResultItem = memo(function RegularResultItem({
  listing,
  isClosed,
  wishes,
}: RegularResultItemProps) {
  const { id, hospital } = readFragment<typeof RegularCardFragment>(listing)
  return (
    <li>
      <RegularCard
        listing={listing}
        wishes={wishes}
        badges={isClosed && <ClosedBadge />}
        others={
          <OtherListings
            address={toRegularResult({ generalHospitalIds: [hospital.id] })}
            hospitalName={hospital.name}
          >
            <RegularsOfHospital hospitalId={hospital.id} exceptId={id} />
          </OtherListings>
        }
      />
    </li>
  )
})

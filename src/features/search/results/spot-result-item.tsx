import type { FragmentOf } from 'gql.tada'
import { memo } from 'react'
import { readFragment } from '../../../contract/read-fragment.ts'
import type { Wish } from '../../../domain/search/wishes.ts'
import type { Applicant } from '../../../domain/application/apply-action.ts'
import { toSpotResult } from '../../../platform/addresses.ts'
import { ClosedBadge } from '../../listing/closed-listing.tsx'
import { OtherListings } from '../../listing/other-listings.tsx'
import { SameHospital } from '../../spot/same-hospital.tsx'
import { SpotApplyRow } from '../../spot/spot-apply-row.tsx'
import type { SpotCardFragment } from '../../spot/spot-card.fragment.ts'
import { SpotCard } from '../../spot/spot-card.tsx'

type SpotResultItemProps = {
  listing: FragmentOf<typeof SpotCardFragment>
  payNote?: string
  wishes?: readonly Wish[]
  /** Its page said so when the doctor looked at it; the list was asked for before. */
  isClosed?: boolean
  /** Who looks at it, when it may be applied to from here. */
  applicant?: Applicant
  /** Chosen to be applied to with others, when first shown. */
  isChosen?: boolean
}

export const SpotResultItem = memo(function SpotResultItem({
  listing,
  payNote,
  wishes,
  isClosed = false,
  applicant,
  isChosen = false,
}: SpotResultItemProps) {
  const { id, hospital } = readFragment<typeof SpotCardFragment>(listing)
  return (
    <li>
      <SpotCard
        listing={listing}
        payNote={payNote}
        wishes={wishes}
        badges={isClosed && <ClosedBadge />}
        others={
          <OtherListings
            address={toSpotResult({ generalHospitalIds: [hospital.id] })}
            hospitalName={hospital.name}
          >
            <SameHospital hospitalId={hospital.id} exceptId={id} />
          </OtherListings>
        }
        apply={
          applicant &&
          applicant.role !== 'Anonymous' &&
          !isClosed && <SpotApplyRow listing={listing} applicant={applicant} isChosen={isChosen} />
        }
      />
    </li>
  )
})

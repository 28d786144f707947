import { memo } from 'react'
import type { Wish } from '../../../domain/search/wishes.ts'
import type { Applicant } from '../../../domain/application/apply-action.ts'
import { ClosedBadge } from '../../listing/closed-listing.tsx'
import { OtherListings } from '../../listing/other-listings.tsx'
import { SameHospital } from '../../spot/same-hospital.tsx'
import { SpotApplyRow } from '../../spot/spot-apply-row.tsx'
import type { SpotItem } from '../../spot/spot-item.ts'
import { SpotCard } from '../../spot/spot-card.tsx'

type SpotResultItemProps = {
  listing: SpotItem
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
  const { id, hospital } = listing
  return (
    <li>
      <SpotCard
        listing={listing}
        payNote={payNote}
        wishes={wishes}
        badges={isClosed && <ClosedBadge />}
        others={
          <OtherListings kind="spot" hospital={hospital}>
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

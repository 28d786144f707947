import type { ReactNode } from 'react'
import { ownStatus, type OwnMode } from '../../domain/listing/apply-mode.ts'
import {
  ATTRACTIVE_CATEGORY,
  type ApplicationStatus,
  type NightDutyPermit,
} from '../../domain/listing/listing-words.ts'
import { Badge } from '../../ui/badge/badge.tsx'

type ListingBadgesProps = {
  listing: {
    highPay: object | null
    applicationStatus: ApplicationStatus
    isNew: boolean
    slots: number
    filledSlots: number
    /** Shown where there is room; a row has it in its sub-text. */
    nightDutyPermit?: NightDutyPermit
  }
  /** How the signed-in doctor may apply, where the experience asked for decides it. */
  mode?: OwnMode
  /** The doctor has one of the slots: that none is left is no news. */
  isMatched?: boolean
  /** Before the others. */
  children?: ReactNode
}

/** The badges of a listing, in a row and on its page. */
export function ListingBadges({ listing, mode = null, isMatched = false, children }: ListingBadgesProps) {
  const open = listing.slots - listing.filledSlots
  // Most listings take one doctor: slots are shown only when there were several and few are left.
  const isScarce = listing.filledSlots > 0 && open > 0 && open <= 3
  return (
    <>
      {children}
      {listing.highPay && <Badge tone="warm">{ATTRACTIVE_CATEGORY.ATTRACTIVE}</Badge>}
      <WayBadge status={listing.applicationStatus} mode={mode} />
      {listing.isNew && <Badge tone="brand">新着</Badge>}
      {isScarce && <Badge tone="brand">残り{open}枠</Badge>}
      {open <= 0 && !isMatched && <Badge>募集枠が埋まりました</Badge>}
      {listing.nightDutyPermit?.startsWith('GRANTED') && <Badge>宿日直許可あり</Badge>}
    </>
  )
}

/** Whether there is a selection for this doctor; in the tone of a warning where it differs from what the listing says. */
function WayBadge({ status, mode }: { status: ApplicationStatus; mode: OwnMode }) {
  if (mode?.applyMode === 'CLOSED') return <Badge tone="warm">応募不可</Badge>
  const own = ownStatus(status, mode)
  if (own === 'FREE') return <Badge tone="good">選考なし</Badge>
  return <Badge tone={own === status ? 'neutral' : 'warm'}>選考あり</Badge>
}

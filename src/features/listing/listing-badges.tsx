import type { ReactNode } from 'react'
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
    /** Said where there is room for it; a row has it among its quiet words. */
    nightDutyPermit?: NightDutyPermit
  }
  /** Before the others. */
  children?: ReactNode
}

/** What a doctor sees first of a listing, in a list and on its page. */
export function ListingBadges({ listing, children }: ListingBadgesProps) {
  const open = listing.slots - listing.filledSlots
  // Most listings look for one doctor; news is that of several places few are left.
  const isScarce = listing.filledSlots > 0 && open > 0 && open <= 3
  return (
    <>
      {children}
      {listing.highPay && <Badge tone="warm">{ATTRACTIVE_CATEGORY.ATTRACTIVE}</Badge>}
      {listing.applicationStatus === 'FREE' ? <Badge tone="good">選考なし</Badge> : <Badge>選考あり</Badge>}
      {listing.isNew && <Badge tone="brand">新着</Badge>}
      {isScarce && <Badge tone="brand">残り{open}枠</Badge>}
      {open <= 0 && <Badge>募集枠が埋まりました</Badge>}
      {listing.nightDutyPermit?.startsWith('GRANTED') && <Badge>宿日直許可あり</Badge>}
    </>
  )
}

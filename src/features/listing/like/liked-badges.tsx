import { deadlineNote, riseNote } from '../../../domain/listing/liked-notes.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import type { LikedItem } from './liked-listing.listings.documents.ts'

type LikedBadgesProps = {
  item: LikedItem<{ applicationDeadline: string; fee: number }>
  /** The time of the fetch, so that server and browser render the same. */
  now: number
}

/** What has changed since a listing was liked. */
export function LikedBadges({ item: { listing, feeAtLike }, now }: LikedBadgesProps) {
  const deadline = deadlineNote(listing.applicationDeadline, now)
  const rise = riseNote(listing.fee, feeAtLike)
  return (
    <>
      {deadline && <Badge tone="danger">{deadline}</Badge>}
      {rise && <Badge tone="good">{rise}</Badge>}
    </>
  )
}

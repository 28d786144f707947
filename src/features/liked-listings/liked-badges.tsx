import { deadlineNote, riseNote } from '../../domain/listing/liked-notes.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import type { LikedItem } from './liked-listing.listings.documents.ts'

type LikedBadgesProps = {
  item: LikedItem<{ applicationDeadline: string; fee: number }>
  /** The moment the list was fetched, so that the server and the browser see the same one. */
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

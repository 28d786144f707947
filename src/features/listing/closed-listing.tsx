import { Badge } from '../../ui/badge/badge.tsx'

type Openness = { status: string; slots: number; filledSlots: number }

/** Whether a listing is known to take no more doctors. */
export const isClosed = (listing: Openness | null | undefined): boolean =>
  listing !== null &&
  listing !== undefined &&
  (listing.status !== 'PUBLISHED' || listing.filledSlots >= listing.slots)

/** For a list that is older than the cached detail of the listing. */
export const ClosedBadge = () => <Badge tone="danger">募集終了</Badge>

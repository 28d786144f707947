import { Badge } from '../../ui/badge/badge.tsx'

type Openness = { status: string; slots: number; filledSlots: number }

/** Whether a listing, as far as it is known, takes no more doctors. */
export const isClosed = (listing: Openness | null | undefined): boolean =>
  listing !== null &&
  listing !== undefined &&
  (listing.status !== 'PUBLISHED' || listing.filledSlots >= listing.slots)

/** In a list that is older than what the listing's own page has said meanwhile. */
export const ClosedBadge = () => <Badge tone="danger">募集終了</Badge>

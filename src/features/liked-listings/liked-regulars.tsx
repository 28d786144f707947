import { deadlineNote, riseNote } from '../../domain/liked-notes.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { RegularCard } from '../regular/regular-card.tsx'
import type { LikedRegular } from './liked-listing.listings.documents.ts'
import * as styles from './liked-listing.css.ts'

type LikedRegularsProps = {
  items: readonly { listing: LikedRegular; feeAtLike: number | null }[]
  now: number
}

/** By the start of the contract. */
export function LikedRegulars({ items, now }: LikedRegularsProps) {
  return (
    <ul className={styles.list}>
      {items.map(({ listing, feeAtLike }, index) => {
        const deadline = deadlineNote(listing.applicationDeadline, now)
        const rise = riseNote(listing.fee, feeAtLike)
        return (
          <li key={listing.id}>
            <RegularCard
              listing={listing}
              sayBeforeTax={index === 0}
              badges={
                <>
                  {deadline && <Badge tone="danger">{deadline}</Badge>}
                  {rise && <Badge tone="good">{rise}</Badge>}
                </>
              }
            />
          </li>
        )
      })}
    </ul>
  )
}

import { isRecruiting, type Applicant } from '../../domain/application/apply-action.ts'
import { clashNotes, deadlineNote, riseNote } from '../../domain/listing/liked-notes.ts'
import { yenText } from '../../domain/text/money-text.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { ChosenListings } from '../spot/chosen-listings.tsx'
import { ListingList } from '../listing/listing-list.tsx'
import { SpotApplyRow } from '../spot/spot-apply-row.tsx'
import { SpotCard } from '../spot/spot-card.tsx'
import type { LikedSpot } from './liked-listing.listings.documents.ts'
import * as styles from './liked-listing.css.ts'

type LikedItem = { listing: LikedSpot; feeAtLike: number | null }

type LikedSpotsProps = {
  items: readonly LikedItem[]
  /** The moment the list was fetched, so that the server and the browser see the same one. */
  now: number
  /** Who looks; it decides what can be applied to. */
  viewer: Applicant
}

/** Soonest first, to be compared and applied to together. */
export function LikedSpots({ items, now, viewer }: LikedSpotsProps) {
  const clashes = clashNotes(items.map(({ listing }) => listing))
  return (
    <ChosenListings items={items.map(({ listing }) => listing)} applicant={viewer} isOpen>
      {(kept) => (
        <ListingList>
          {items.map((item) => (
            <li key={item.listing.id}>
              <LikedSpotCard
                {...item}
                now={now}
                viewer={viewer}
                isChosen={kept.includes(item.listing.id)}
                clash={clashes.get(item.listing.id)}
              />
            </li>
          ))}
        </ListingList>
      )}
    </ChosenListings>
  )
}

type LikedSpotCardProps = LikedItem &
  Pick<LikedSpotsProps, 'now' | 'viewer'> & { isChosen: boolean; clash: string | undefined }

/** With what has changed since it was liked, and what stands against it. */
function LikedSpotCard({ listing, feeAtLike, now, viewer, isChosen, clash }: LikedSpotCardProps) {
  const deadline = deadlineNote(listing.applicationDeadline, now)
  const rise = riseNote(listing.fee, feeAtLike)
  return (
    <SpotCard
      listing={listing}
      payNote={rise === null ? undefined : `お気に入りに入れたときは ${yenText(feeAtLike ?? 0)}`}
      badges={
        <>
          {deadline && <Badge tone="danger">{deadline}</Badge>}
          {rise && <Badge tone="good">{rise}</Badge>}
        </>
      }
      foot={clash && <p className={styles.clash}>{clash}</p>}
      apply={<SpotApplyRow listing={listing} applicant={viewer} isChosen={isChosen} />}
    />
  )
}

export const isOpenAt = (
  listing: Pick<LikedSpot, 'status' | 'slots' | 'filledSlots' | 'applicationDeadline'>,
  now: number,
): boolean =>
  isRecruiting({
    status: listing.status,
    openSlots: listing.slots - listing.filledSlots,
    deadlinePassed: Date.parse(listing.applicationDeadline) <= now,
  })

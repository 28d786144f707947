import { isRecruiting, type Applicant } from '../../../domain/application/apply-action.ts'
import { clashNotes, riseNote } from '../../../domain/listing/liked-notes.ts'
import { yenText } from '../../../domain/text/money-text.ts'
import { WholeParts } from '../../../ui/text/whole-parts.tsx'
import { ChosenListings } from '../spot/chosen-listings.tsx'
import { ListingList } from '../listing-list.tsx'
import { SpotApplyRow } from '../spot/spot-apply-row.tsx'
import { SpotCard } from '../spot/spot-card.tsx'
import { LikedBadges } from './liked-badges.tsx'
import type { LikedItem, LikedSpot } from './liked-listing.listings.documents.ts'
import * as styles from './liked-listing.css.ts'

type LikedSpotsProps = {
  items: readonly LikedItem<LikedSpot>[]
  /** The time of the fetch, so that server and browser render the same. */
  now: number
  /** The visitor or doctor; decides which listings can be applied to. */
  viewer: Applicant
}

/** Sorted by start time, for comparing and for applying to several at once. */
export function LikedSpots({ items, now, viewer }: LikedSpotsProps) {
  const clashes = clashNotes(items.map(({ listing }) => listing))
  return (
    <ChosenListings items={items.map(({ listing }) => listing)} applicant={viewer} isOpen>
      {(kept) => (
        <ListingList>
          {items.map((item) => (
            <li key={item.listing.id}>
              <LikedSpotCard
                item={item}
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

type LikedSpotCardProps = Pick<LikedSpotsProps, 'now' | 'viewer'> & {
  item: LikedItem<LikedSpot>
  isChosen: boolean
  clash: string | undefined
}

/** A spot card with the changes since the like and clashes with other liked listings. */
function LikedSpotCard({ item, now, viewer, isChosen, clash }: LikedSpotCardProps) {
  const { listing, feeAtLike } = item
  const rise = riseNote(listing.fee, feeAtLike)
  return (
    <SpotCard
      listing={listing}
      payNote={rise === null ? undefined : `お気に入りに入れたときは ${yenText(feeAtLike ?? 0)}`}
      badges={<LikedBadges item={item} now={now} />}
      foot={
        clash && (
          <p className={styles.clash}>
            <WholeParts>{clash}</WholeParts>
          </p>
        )
      }
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

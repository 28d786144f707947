import { yenText } from '../../domain/text/money-text.ts'
import { clockHoursText, patternText } from '../../domain/listing/regular-text.ts'
import { shiftText } from '../../domain/text/shift-text.ts'
import type { Address } from '../../platform/address.ts'
import { toListing, toRegularResult, toSpotResult } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Card, cardControlClass, cardLinkClass } from '../../ui/card/card.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { LikeButton } from '../likes/like-button.tsx'
import { LikeForm } from '../likes/like-form.tsx'
import type { LikedRegular, LikedSpot } from './liked-listing.listings.documents.ts'
import * as styles from './liked-listing.css.ts'

export type Closed = { spotWork: LikedSpot | null; regularWork: LikedRegular | null }

export const ClosedList = ({ items }: { items: readonly Closed[] }) => (
  <LikeForm>
    <ul className={styles.closed}>
      {items.map(({ spotWork, regularWork }) => {
        if (spotWork) return <ClosedSpot key={`spot${spotWork.id}`} listing={spotWork} />
        return regularWork && <ClosedRegular key={`regular${regularWork.id}`} listing={regularWork} />
      })}
    </ul>
  </LikeForm>
)

const ClosedSpot = ({ listing }: { listing: LikedSpot }) => (
  <ClosedCard
    kind="spot"
    listing={listing}
    when={shiftText(listing.startTime, listing.endTime)}
    pay={yenText(listing.fee)}
    others={toSpotResult({ generalHospitalIds: [listing.hospital.id] })}
  />
)

const ClosedRegular = ({ listing }: { listing: LikedRegular }) => (
  <ClosedCard
    kind="regular"
    listing={listing}
    when={`${patternText(listing)} ${clockHoursText(listing)}`}
    pay={`1回 ${yenText(listing.fee)}`}
    others={toRegularResult({ generalHospitalIds: [listing.hospital.id] })}
  />
)

type ClosedCardProps = {
  kind: 'spot' | 'regular'
  listing: Pick<LikedSpot, 'id' | 'fee' | 'hospital'> & { viewer: { liked: boolean } | null }
  when: string
  pay: string
  others: Address
}

function ClosedCard({ kind, listing: { id, fee, hospital, viewer }, when, pay, others }: ClosedCardProps) {
  return (
    <Card as="li" linked>
      <Stack gap={2}>
        <p className={styles.closedHead}>
          <Badge>募集終了</Badge>
        </p>
        <Heading level={2} size="md">
          <Link {...toListing(kind, id)} className={cardLinkClass}>
            {when}
          </Link>
        </Heading>
        <p className={styles.closedRow}>
          <span>{hospital.name}</span>
          <span>{pay}</span>
        </p>
        <p className={cardControlClass}>
          <Link {...others} className={buttonClass({ size: 'sm' })}>
            この病院の募集中の求人を見る
          </Link>
        </p>
        <LikeButton kind={kind} id={id} fee={fee} liked={viewer?.liked ?? null} cardName={when} />
      </Stack>
    </Card>
  )
}

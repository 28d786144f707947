import { toListing, toResult } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Card, cardControlClass, cardLinkClass } from '../../../ui/card/card.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { LikeButton } from '../../like/like-button.tsx'
import { LikeForm } from '../../like/like-form.tsx'
import type { ListingKindParts } from '../listing-kind.ts'
import { REGULAR } from '../regular/regular-kind.ts'
import { SPOT } from '../spot/spot-kind.ts'
import type { LikedRegular, LikedSpot } from './liked-listing.listings.documents.ts'
import { Grid } from '../../../ui/layout/grid.tsx'
import * as styles from './liked-listing.css.ts'

export type Closed = { spotWork: LikedSpot | null; regularWork: LikedRegular | null }

export const ClosedList = ({ items }: { items: readonly Closed[] }) => (
  <LikeForm>
    <Grid as="ul" columns={2} gap={3} align="start">
      {items.map(({ spotWork, regularWork }) => {
        if (spotWork) return <ClosedCard key={`spot${spotWork.id}`} of={SPOT} listing={spotWork} />
        return (
          regularWork && <ClosedCard key={`regular${regularWork.id}`} of={REGULAR} listing={regularWork} />
        )
      })}
    </Grid>
  </LikeForm>
)

type ClosedCardProps<Item> = {
  of: ListingKindParts<Item>
  listing: Item & Pick<LikedSpot, 'id' | 'fee' | 'hospital'> & { viewer: { liked: boolean } | null }
}

function ClosedCard<Item>({ of, listing }: ClosedCardProps<Item>) {
  const { id, fee, hospital, viewer } = listing
  const { when, pay } = of.lineOf(listing)
  return (
    <Card as="li" linked>
      <Stack gap={2}>
        <p className={styles.closedHead}>
          <Badge>募集終了</Badge>
        </p>
        <Heading level={2} size="md">
          <Link {...toListing(of.kind, id)} className={cardLinkClass}>
            {when}
          </Link>
        </Heading>
        <p className={styles.closedRow}>
          <span>{hospital.name}</span>
          <span>{pay}</span>
        </p>
        <p className={cardControlClass}>
          <Link
            {...toResult(of.kind, { generalHospitalIds: [hospital.id] })}
            className={buttonClass({ size: 'sm' })}
          >
            この病院の募集中の求人を見る
          </Link>
        </p>
        <LikeButton kind={of.kind} id={id} fee={fee} liked={viewer?.liked ?? null} cardName={when} />
      </Stack>
    </Card>
  )
}

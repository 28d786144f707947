import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { readFragment } from '../../../contract/read-fragment.ts'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import { Text } from '../../../ui/text/text.tsx'
import type { DetailKind } from '../../listing/detail/detail-kind.ts'
import type { ListingDetail } from '../../listing/detail/listing-detail.fragment.ts'
import { DetailBody } from '../../listing/detail/detail-body.tsx'
import { RegularCard } from '../../listing/regular/regular-card.tsx'
import type { RegularDetailFragment } from '../../listing/regular/regular-detail.fragment.ts'
import { REGULAR_DETAIL } from '../../listing/regular/regular-detail.tsx'
import { SpotCard } from '../../listing/spot/spot-card.tsx'
import type { SpotDetailFragment } from '../../listing/spot/spot-detail.fragment.ts'
import { SPOT_DETAIL } from '../../listing/spot/spot-detail.tsx'
import { regularDraftQuery, spotDraftQuery } from './hospital-listing.queries.ts'
import * as styles from './listing-editor.css.ts'

/** As doctors will see it once it is published. */
const OPENING = { status: 'PUBLISHED', openSlots: 1, deadlinePassed: false } as const

type PreviewProps = { refOf: string; version: number }

const Unreadable = () => (
  <Text tone="sub">日時、給与、業務と条件を入力すると、先生に見える求人をここに表示します。</Text>
)

function SpotPreview({ refOf, version }: PreviewProps) {
  const { data } = useSuspenseQuery(spotDraftQuery(refOf, version))
  return data ? (
    <Picture
      card={<SpotCard listing={data} headingLevel={3} />}
      of={SPOT_DETAIL}
      listing={readFragment<typeof SpotDetailFragment>(data)}
    />
  ) : (
    <Unreadable />
  )
}

function RegularPreview({ refOf, version }: PreviewProps) {
  const { data } = useSuspenseQuery(regularDraftQuery(refOf, version))
  return data ? (
    <Picture
      card={<RegularCard listing={data} headingLevel={3} />}
      of={REGULAR_DETAIL}
      listing={readFragment<typeof RegularDetailFragment>(data)}
    />
  ) : (
    <Unreadable />
  )
}

type PictureProps<Item, Detail extends ListingDetail> = {
  card: ReactNode
  of: DetailKind<Item, Detail>
  listing: Detail
}

/** The row of a list and the page of the listing, without controls. */
function Picture<Item, Detail extends ListingDetail>({ card, of, listing }: PictureProps<Item, Detail>) {
  const parts = of.useParts(listing, OPENING, 0)
  return (
    <div inert className={styles.preview}>
      <div className={styles.previewRow}>{card}</div>
      {parts.summary}
      <DetailBody listing={listing} parts={parts} />
    </div>
  )
}

const PREVIEW: Record<SearchKind, typeof SpotPreview> = { spot: SpotPreview, regular: RegularPreview }

/** A draft or listing as doctors see it, by its reference; `version` tells one state of a draft from the next. */
export function ListingPreview({ kind, ...asked }: PreviewProps & { kind: SearchKind }) {
  const Preview = PREVIEW[kind]
  return <Preview {...asked} />
}

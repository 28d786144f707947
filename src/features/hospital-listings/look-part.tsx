import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { readFragment } from '../../contract/read-fragment.ts'
import type { SearchKind } from '../../domain/search/search-history.ts'
import { Stack } from '../../ui/layout/stack.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import type { DetailKind } from '../listing/detail/detail-kind.ts'
import type { ListingDetail } from '../listing/detail/listing-detail.fragment.ts'
import { DetailBody } from '../listing/detail/detail-body.tsx'
import { RegularCard } from '../regular/regular-card.tsx'
import type { RegularDetailFragment } from '../regular/regular-detail.fragment.ts'
import { REGULAR_DETAIL } from '../regular/regular-detail.tsx'
import { SpotCard } from '../spot/spot-card.tsx'
import type { SpotDetailFragment } from '../spot/spot-detail.fragment.ts'
import { SPOT_DETAIL } from '../spot/spot-detail.tsx'
import type { DraftView } from './draft-view.ts'
import { FindingsList } from './findings-list.tsx'
import { regularDraftQuery, spotDraftQuery } from './hospital-listings.queries.ts'
import * as styles from './listing-editor.css.ts'
import { PublishForm } from './publish-form.tsx'

/** As doctors will see it once it is published. */
const OPENING = { status: 'PUBLISHED', openSlots: 1, deadlinePassed: false } as const

type LookPartProps = { draft: DraftView; mayWrite: boolean; outcome: string | undefined; formKey: string }

/** What keeps the draft from being published, the listing as doctors see it, and the command to publish it. */
export function LookPart({ draft, mayWrite, outcome, formKey }: LookPartProps) {
  const Preview = PREVIEW[draft.kind]
  return (
    <Stack gap={5}>
      {draft.isHiringPaused && (
        <Notice tone="warn" title="病院の募集を停止しています">
          掲載しても、募集を再開するまで検索に表示されません。
        </Notice>
      )}
      <FindingsList draft={draft} />
      {mayWrite && <PublishForm draft={draft} outcome={outcome} formKey={formKey} />}
      <Stack as="section" gap={3} aria-labelledby="look">
        <Heading level={2} id="look">
          先生からの見え方
        </Heading>
        <Preview refOf={draft.ref} version={draft.version} />
      </Stack>
    </Stack>
  )
}

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
  const parts = of.useParts(listing, OPENING)
  return (
    <div inert className={styles.preview}>
      {card}
      {parts.summary}
      <DetailBody listing={listing} parts={parts} />
    </div>
  )
}

const PREVIEW: Record<SearchKind, typeof SpotPreview> = { spot: SpotPreview, regular: RegularPreview }

import type { ReactNode } from 'react'
import type { SearchKind } from '../../domain/search/search-history.ts'
import { toListing } from '../../platform/addresses.ts'
import { DescriptionList, type DescriptionItem } from '../../ui/description-list/description-list.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { LikeButton } from '../likes/like-button.tsx'
import { LikeForm } from '../likes/like-form.tsx'
import { DetailAccess } from './detail-access.tsx'
import { DetailApplication } from './detail-application.tsx'
import { DetailClosed } from './detail-closed.tsx'
import { DetailHospital } from './detail-hospital.tsx'
import { DetailSection } from './detail-section.tsx'
import { DetailShare } from './detail-share.tsx'
import { DetailWork } from './detail-work.tsx'
import type { ListingDetail } from './listing-detail.fragment.ts'
import * as styles from './detail-page.css.ts'

/** How old what is read may become: somebody may take the last place meanwhile. A tab out of sight does not ask. */
export const LOOK_AGAIN_MS = 30_000

type DetailFrameProps = {
  kind: SearchKind
  listing: ListingDetail
  back: ReactNode
  shareTitle: string
  /** It takes no applications, and none of the doctor's own is among those it took. */
  isClosed: boolean
  summary: ReactNode
  /** What the hospital offers besides, and, where this one is closed, what is like it elsewhere. */
  sameHospital: ReactNode
  similar: ReactNode
  /** When it is worked, in the doctor's own calendar. */
  dates: ReactNode
  conditions: DescriptionItem[]
  /** The hospital's own page outside. */
  hospitalPage: string | null
  foot: ReactNode
}

/** The page of a listing of either kind. */
export function DetailFrame({ kind, listing, isClosed, sameHospital, ...parts }: DetailFrameProps) {
  return (
    <>
      <Page>
        <Stack gap={3}>
          <div className={styles.head}>
            {parts.back}
            <DetailShare address={toListing(kind, listing.id)} title={parts.shareTitle} />
          </div>
          <div className={styles.panes}>
            <Stack gap={4}>
              <DetailClosed isClosed={isClosed} status={listing.status} />
              {parts.summary}
              {isClosed && sameHospital}
              {isClosed && parts.similar}
              {parts.dates}
              <DetailWork listing={listing} />
              <DetailAccess hospital={listing.hospital} />
              <DetailSection title="条件">
                <DescriptionList items={parts.conditions} />
              </DetailSection>
            </Stack>
            <Stack gap={4}>
              <DetailHospital
                hospital={listing.hospital}
                subscribed={listing.viewer?.subscribed ?? null}
                page={parts.hospitalPage}
              />
              <DetailApplication listing={listing} />
              {!isClosed && sameHospital}
            </Stack>
          </div>
        </Stack>
      </Page>
      {parts.foot}
    </>
  )
}

type DetailLikeProps = { kind: SearchKind; listing: Pick<ListingDetail, 'id' | 'fee' | 'viewer'> }

/** The heart at the foot of the page. */
export const DetailLike = ({ kind, listing: { id, fee, viewer } }: DetailLikeProps) => (
  <LikeForm>
    <LikeButton kind={kind} id={id} fee={fee} liked={viewer?.liked ?? null} />
  </LikeForm>
)

import type { ReactNode } from 'react'
import { toListing } from '../../../platform/addresses.ts'
import { DescriptionList, type DescriptionItem } from '../../../ui/description-list/description-list.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { LikeButton } from '../../likes/like-button.tsx'
import { LikeForm } from '../../likes/like-form.tsx'
import { DetailAccess } from './detail-access.tsx'
import { DetailApplication } from './detail-application.tsx'
import { DetailClosed } from './detail-closed.tsx'
import { DetailHospital } from './detail-hospital.tsx'
import { DetailSection } from './detail-section.tsx'
import { DetailShare } from './detail-share.tsx'
import { DetailWork } from './detail-work.tsx'
import { HospitalListings } from './hospital-listings.tsx'
import type { DetailKind } from './detail-kind.ts'
import type { ListingDetail } from './listing-detail.fragment.ts'
import { SimilarListings } from './similar-listings.tsx'
import * as styles from './detail-page.css.ts'

/** How old what is read may become: somebody may take the last place meanwhile. A tab out of sight does not ask. */
export const LOOK_AGAIN_MS = 30_000

type DetailFrameProps<Item, Detail extends ListingDetail> = {
  of: DetailKind<Item, Detail>
  listing: Detail
  /** What the listing was asked for with: what else its hospital offers, and the hospital's own page outside. */
  data: { sameHospital: readonly (Item & { id: string })[]; hospitalPage: string | null }
  back: ReactNode
  /** It takes no applications, and none of the doctor's own is among those it took. */
  isClosed: boolean
  summary: ReactNode
  /** When it is worked, in the doctor's own calendar. */
  dates: ReactNode
  conditions: DescriptionItem[]
  /** The bar at the foot of the page, with the heart. */
  foot: (like: ReactNode) => ReactNode
}

/** The page of a listing of either kind. */
export function DetailFrame<Item, Detail extends ListingDetail>({
  of,
  listing,
  data,
  isClosed,
  ...parts
}: DetailFrameProps<Item, Detail>) {
  const { kind } = of
  const { id, fee, hospital, viewer } = listing
  const sameHospital = <HospitalListings of={of} hospital={hospital} listings={data.sameHospital} />
  return (
    <>
      <Page>
        <Stack gap={3}>
          <div className={styles.head}>
            {parts.back}
            <DetailShare address={toListing(kind, id)} title={`${hospital.name}の${of.shared}`} />
          </div>
          <div className={styles.panes}>
            <Stack gap={4}>
              <DetailClosed isClosed={isClosed} status={listing.status} />
              {parts.summary}
              {isClosed && sameHospital}
              {isClosed && <SimilarListings of={of} listing={listing} />}
              {parts.dates}
              <DetailWork listing={listing} />
              <DetailAccess hospital={hospital} />
              <DetailSection title="条件">
                <DescriptionList items={parts.conditions} />
              </DetailSection>
            </Stack>
            <Stack gap={4}>
              <DetailHospital
                hospital={hospital}
                subscribed={viewer?.subscribed ?? null}
                page={data.hospitalPage}
              />
              <DetailApplication listing={listing} />
              {!isClosed && sameHospital}
            </Stack>
          </div>
        </Stack>
      </Page>
      {parts.foot(
        <LikeForm>
          <LikeButton kind={kind} id={id} fee={fee} liked={viewer?.liked ?? null} />
        </LikeForm>,
      )}
    </>
  )
}

import type { ReactNode } from 'react'
import type { TrackingSearch } from '../../../domain/visit/tracking.ts'
import { hrefOf } from '../../../platform/address.ts'
import { toListing } from '../../../platform/addresses.ts'
import { appOrigin } from '../../../platform/app-origin.ts'
import { cx } from '../../../ui/class-names.ts'
import { Page } from '../../../ui/layout/page.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { paperOnly, screenOnly } from '../../../ui/theme/print.css.ts'
import { LikeButton } from '../../like/like-button.tsx'
import { LikeForm } from '../../like/like-form.tsx'
import { TrackedVisit } from '../visit/tracking-visit.tsx'
import { DetailApplication } from './detail-application.tsx'
import { DetailBody } from './detail-body.tsx'
import { DetailClosed } from './detail-closed.tsx'
import { DetailFoot } from './detail-foot.tsx'
import { DetailHospital } from './detail-hospital.tsx'
import type { DetailAnswer, DetailKind } from './detail-kind.ts'
import { DetailShare } from './detail-share.tsx'
import { HospitalListings } from './hospital-listings.tsx'
import type { ListingDetail } from './listing-detail.fragment.ts'
import { SimilarListings } from './similar-listings.tsx'
import * as styles from './detail-page.css.ts'

/** How old the data may become: another doctor may take the last place meanwhile. A hidden tab does not ask. */
const REFETCH_MS = 30_000

type DetailPageProps<Item, Detail extends ListingDetail> = {
  of: DetailKind<Item, Detail>
  id: string
  tracking: TrackingSearch
  back: ReactNode
}

/** The page of a listing of either kind. */
export const DetailPage = <Item, Detail extends ListingDetail>({
  tracking,
  ...page
}: DetailPageProps<Item, Detail>) =>
  tracking.tCrd ? <TrackedVisit address={toListing(page.of.kind, page.id)} /> : <CurrentDetail {...page} />

function CurrentDetail<Item, Detail extends ListingDetail>({
  of,
  id,
  back,
}: Omit<DetailPageProps<Item, Detail>, 'tracking'>) {
  const answer = of.useDetail(id, REFETCH_MS)
  // The route has rendered its not-found page.
  return answer && <DetailFrame of={of} answer={answer} back={back} />
}

type DetailFrameProps<Item, Detail extends ListingDetail> = {
  of: DetailKind<Item, Detail>
  answer: DetailAnswer<Item, Detail>
  back: ReactNode
}

function DetailFrame<Item, Detail extends ListingDetail>({
  of,
  answer: { listing, ...answer },
  back,
}: DetailFrameProps<Item, Detail>) {
  const { kind } = of
  const { id, fee, hospital, viewer } = listing
  const opening = {
    status: listing.status,
    openSlots: listing.slots - listing.filledSlots,
    deadlinePassed: Date.parse(listing.applicationDeadline) <= answer.fetchedAt,
  }
  const { isClosed, ...parts } = of.useParts(listing, opening, answer.fetchedAt)
  const sameHospital = <HospitalListings of={of} hospital={hospital} listings={answer.sameHospital} />
  return (
    <>
      <Page className={styles.sheet}>
        <Stack gap={3}>
          <p className={paperOnly}>{appOrigin() + hrefOf(toListing(kind, id))}</p>
          <div className={cx(styles.head, screenOnly)}>
            {back}
            <DetailShare address={toListing(kind, id)} title={`${hospital.name}の${of.shared}`} />
          </div>
          <div className={styles.panes}>
            <Stack gap={4}>
              <DetailClosed isClosed={isClosed} status={listing.status} />
              {parts.summary}
              {isClosed && sameHospital}
              {isClosed && <SimilarListings of={of} listing={listing} />}
              <DetailBody listing={listing} parts={parts} />
            </Stack>
            <Stack gap={4}>
              <DetailHospital
                hospital={hospital}
                subscribed={viewer?.subscribed ?? null}
                page={answer.hospitalPage}
              />
              <DetailApplication kind={kind} listing={listing} />
              {!isClosed && sameHospital}
            </Stack>
          </div>
        </Stack>
      </Page>
      <DetailFoot
        {...parts.foot}
        like={
          <LikeForm>
            <LikeButton kind={kind} id={id} fee={fee} liked={viewer?.liked ?? null} />
          </LikeForm>
        }
      />
    </>
  )
}

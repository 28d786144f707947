import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { readFragment } from '../../contract/read-fragment.ts'
import {
  applyAction,
  hasLiving,
  isRecruiting,
  type ApplySituation,
} from '../../domain/application/apply-action.ts'
import type { TrackingSearch } from '../../domain/visit/tracking.ts'
import { toSpot } from '../../platform/addresses.ts'
import { Page } from '../../ui/layout/page.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { ScheduleAround } from '../schedule/schedule-around.tsx'
import { LikeButton } from '../likes/like-button.tsx'
import { LikeForm } from '../likes/like-form.tsx'
import { applicantOf } from '../session/session.ts'
import { sessionQuery } from '../session/session.queries.ts'
import { spotWorkQuery } from './listing.queries.ts'
import { DetailAccess } from '../listing/detail-access.tsx'
import { DetailClosed, LOOK_AGAIN_MS } from '../listing/detail-closed.tsx'
import { DetailApplication } from '../listing/detail-application.tsx'
import { DetailConditions } from './spot-detail-conditions.tsx'
import { DetailFoot } from './spot-detail-foot.tsx'
import { DetailHospital } from '../listing/detail-hospital.tsx'
import { DetailSameHospital } from './spot-detail-same-hospital.tsx'
import { DetailShare } from '../listing/detail-share.tsx'
import { DetailSummary } from './spot-detail-summary.tsx'
import { DetailWork } from '../listing/detail-work.tsx'
import { SimilarListings } from './similar-listings.tsx'
import type { SpotDetailFragment } from '../listing/spot-detail.fragment.ts'
import { TrackedVisit } from '../listing/tracking-visit.tsx'
import * as styles from '../listing/detail-page.css.ts'

type SpotDetailPageProps = { id: string; tracking: TrackingSearch; back: ReactNode }

export function SpotDetailPage({ id, tracking, back }: SpotDetailPageProps) {
  if (tracking.tCrd) return <TrackedVisit address={toSpot(id)} />
  return <SpotDetail id={id} back={back} />
}

function SpotDetail({ id, back }: Omit<SpotDetailPageProps, 'tracking'>) {
  const { data, dataUpdatedAt } = useSuspenseQuery({
    ...spotWorkQuery(id),
    refetchInterval: LOOK_AGAIN_MS,
  })
  const session = useSuspenseQuery(sessionQuery()).data
  // The route has answered with its not-found page.
  if (!data) return null
  const listing = readFragment<typeof SpotDetailFragment>(data)
  const situation: ApplySituation = {
    ...applicantOf(session),
    status: listing.status,
    applicationStatus: listing.applicationStatus,
    openSlots: listing.slots - listing.filledSlots,
    // The moment the listing was fetched, so that the server and the browser see the same one.
    deadlinePassed: Date.parse(listing.applicationDeadline) <= dataUpdatedAt,
    applicationState: listing.viewer?.applicationState ?? null,
    overlaps: listing.viewer?.overlaps ?? false,
  }
  const open = isRecruiting(situation)
  const isClosed = !open && !hasLiving(situation.applicationState)
  const sameHospital = <DetailSameHospital listings={data.sameHospital} hospital={listing.hospital} />
  return (
    <>
      <Page>
        <Stack gap={3}>
          <div className={styles.head}>
            {back}
            <DetailShare address={toSpot(id)} title={`${listing.hospital.name}の求人`} />
          </div>
          <div className={styles.panes}>
            <Stack gap={4}>
              <DetailClosed isClosed={isClosed} status={listing.status} />
              <DetailSummary listing={listing} />
              {isClosed && sameHospital}
              {isClosed && <SimilarListings listing={listing} />}
              {listing.viewer && open && <ScheduleAround shift={listing} />}
              <DetailWork listing={listing} />
              <DetailAccess hospital={listing.hospital} />
              <DetailConditions listing={listing} />
            </Stack>
            <Stack gap={4}>
              <DetailHospital
                hospital={listing.hospital}
                subscribed={listing.viewer?.subscribed ?? null}
                page={data.hospitalPage}
              />
              <DetailApplication listing={listing} />
              {!isClosed && sameHospital}
            </Stack>
          </div>
        </Stack>
      </Page>
      <DetailFoot
        id={id}
        fee={listing.fee}
        action={applyAction(situation)}
        like={
          <LikeForm>
            <LikeButton kind="spot" id={id} fee={listing.fee} liked={listing.viewer?.liked ?? null} />
          </LikeForm>
        }
      />
    </>
  )
}

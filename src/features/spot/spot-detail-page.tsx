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
import { DetailFrame, LOOK_AGAIN_MS } from '../listing/detail/detail-frame.tsx'
import { TrackedVisit } from '../listing/visit/tracking-visit.tsx'
import { ScheduleAround } from '../schedule/schedule-around.tsx'
import { applicantOf } from '../session/session.ts'
import { sessionQuery } from '../session/session.queries.ts'
import { spotConditionItems } from './spot-condition-items.ts'
import { DetailFoot } from './spot-detail-foot.tsx'
import { SpotDetailSummary } from './spot-detail-summary.tsx'
import type { SpotDetailFragment } from './spot-detail.fragment.ts'
import { SPOT_DETAIL } from './spot-kind.ts'
import { spotQueries } from './spot.queries.ts'

type SpotDetailPageProps = { id: string; tracking: TrackingSearch; back: ReactNode }

export function SpotDetailPage({ id, tracking, back }: SpotDetailPageProps) {
  if (tracking.tCrd) return <TrackedVisit address={toSpot(id)} />
  return <SpotDetail id={id} back={back} />
}

function SpotDetail({ id, back }: Omit<SpotDetailPageProps, 'tracking'>) {
  const { data, dataUpdatedAt } = useSuspenseQuery({
    ...spotQueries.one(id),
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
  return (
    <DetailFrame
      of={SPOT_DETAIL}
      listing={listing}
      data={data}
      back={back}
      isClosed={isClosed}
      summary={<SpotDetailSummary listing={listing} />}
      dates={listing.viewer && open && <ScheduleAround shift={listing} />}
      conditions={spotConditionItems(listing)}
      foot={(like) => <DetailFoot id={id} fee={listing.fee} action={applyAction(situation)} like={like} />}
    />
  )
}

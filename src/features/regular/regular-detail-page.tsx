import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { readFragment } from '../../contract/read-fragment.ts'
import { isRecruiting } from '../../domain/application/apply-action.ts'
import type { TrackingSearch } from '../../domain/visit/tracking.ts'
import { toRegular } from '../../platform/addresses.ts'
import { DetailFrame, LOOK_AGAIN_MS } from '../listing/detail/detail-frame.tsx'
import { TrackedVisit } from '../listing/visit/tracking-visit.tsx'
import { FirstDates } from './first-dates.tsx'
import { regularConditionItems } from './regular-condition-items.ts'
import { RegularFoot } from './regular-detail-foot.tsx'
import { RegularDetailSummary } from './regular-detail-summary.tsx'
import type { RegularDetailFragment } from './regular-detail.fragment.ts'
import { REGULAR_DETAIL } from './regular-kind.ts'
import { regularQueries } from './regular.queries.ts'

type RegularDetailPageProps = { id: string; tracking: TrackingSearch; back: ReactNode }

export function RegularDetailPage({ id, tracking, back }: RegularDetailPageProps) {
  if (tracking.tCrd) return <TrackedVisit address={toRegular(id)} />
  return <RegularDetail id={id} back={back} />
}

function RegularDetail({ id, back }: { id: string; back: ReactNode }) {
  const { data, dataUpdatedAt } = useSuspenseQuery({
    ...regularQueries.one(id),
    refetchInterval: LOOK_AGAIN_MS,
  })
  // The route has answered with its not-found page.
  if (!data) return null
  const listing = readFragment<typeof RegularDetailFragment>(data)
  const open = isRecruiting({
    status: listing.status,
    openSlots: listing.slots - listing.filledSlots,
    // The moment the listing was fetched, so that the server and the browser see the same one.
    deadlinePassed: Date.parse(listing.applicationDeadline) <= dataUpdatedAt,
  })
  return (
    <DetailFrame
      of={REGULAR_DETAIL}
      listing={listing}
      data={data}
      back={back}
      isClosed={!open}
      summary={<RegularDetailSummary listing={listing} />}
      dates={<FirstDates listing={listing} />}
      conditions={regularConditionItems(listing)}
      foot={(like) => (
        <RegularFoot hospitalId={listing.hospital.id} isOpen={open} status={listing.status} like={like} />
      )}
    />
  )
}

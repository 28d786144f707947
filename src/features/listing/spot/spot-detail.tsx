import { useSuspenseQuery } from '@tanstack/react-query'
import type { FragmentOf } from 'gql.tada'
import { readFragment } from '../../../contract/read-fragment.ts'
import { hasLiving, isRecruiting, shiftAction } from '../../../domain/application/apply-action.ts'
import { ownStatus } from '../../../domain/listing/apply-mode.ts'
import { yenText } from '../../../domain/text/money-text.ts'
import { civilDay } from '../../../domain/text/shift-text.ts'
import { addDays } from '../../../domain/text/tokyo-time.ts'
import { toSpotResult } from '../../../platform/addresses.ts'
import { APPLY_ADDRESS } from '../apply-address.ts'
import { applyFoot } from '../detail/apply-foot.tsx'
import type { DetailKind } from '../detail/detail-kind.ts'
import { ShiftFit } from '../detail/shift-fit.tsx'
import { ScheduleAround } from '../../schedule/schedule-around.tsx'
import { applicantOf } from '../../session/session.ts'
import { sessionQuery } from '../../session/session.queries.ts'
import type { SpotCardFragment } from './spot-card.fragment.ts'
import { spotConditionItems } from './spot-condition-items.ts'
import { SpotDetailSummary } from './spot-detail-summary.tsx'
import type { SpotDetail, SpotDetailFragment } from './spot-detail.fragment.ts'
import { SPOT } from './spot-kind.ts'
import { spotQueries } from './spot.queries.ts'

export const SPOT_DETAIL: DetailKind<FragmentOf<typeof SpotCardFragment>, SpotDetail> = {
  ...SPOT,
  shared: '求人',
  others: '求人',
  similarTo({ startTime, shiftPattern, hospital }) {
    const day = civilDay(startTime)
    // Near by, on the same day or up to two days before or after.
    const where = {
      prefectures: [hospital.prefecture],
      shiftPatterns: [shiftPattern],
      dates: [-2, -1, 0, 1, 2].map((days) => addDays(day, days)),
    }
    return {
      where,
      ways: [
        { address: toSpotResult(where), words: '同じ地域・時間帯の求人を見る' },
        { address: toSpotResult({ dates: [day] }), words: '同じ日のほかの求人を見る' },
      ],
    }
  },
  useDetail(id, refetchInterval) {
    const { data, dataUpdatedAt } = useSuspenseQuery({ ...spotQueries.one(id), refetchInterval })
    return (
      data && { ...data, listing: readFragment<typeof SpotDetailFragment>(data), fetchedAt: dataUpdatedAt }
    )
  },
  useParts(listing, opening, now) {
    const session = useSuspenseQuery(sessionQuery()).data
    const situation = {
      ...applicantOf(session),
      ...opening,
      applicationStatus: ownStatus(listing.applicationStatus, listing.viewer),
      applyMode: listing.viewer?.applyMode ?? null,
      applicationState: listing.viewer?.applicationState ?? null,
      overlaps: listing.viewer?.overlaps ?? false,
    }
    const isOpen = isRecruiting(opening)
    return {
      isClosed: !isOpen && !hasLiving(situation.applicationState),
      summary: <SpotDetailSummary listing={listing} />,
      dates: listing.viewer && isOpen && (
        <>
          {listing.meter && (
            <ShiftFit
              meter={listing.meter}
              isMatched={situation.applicationState === 'MATCHED'}
              kind="spot"
            />
          )}
          <ScheduleAround shift={listing} />
        </>
      ),
      conditions: spotConditionItems(listing),
      isAgreed: Boolean(listing.viewer?.agreed),
      foot: applyFoot(
        { id: listing.id, pay: yenText(listing.fee) },
        shiftAction(situation, Date.parse(listing.endTime) <= now),
        APPLY_ADDRESS.spot,
      ),
    }
  },
}

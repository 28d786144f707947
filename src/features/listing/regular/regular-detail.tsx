import { useSuspenseQuery } from '@tanstack/react-query'
import type { FragmentOf } from 'gql.tada'
import { readFragment } from '../../../contract/read-fragment.ts'
import { hasLiving, isRecruiting } from '../../../domain/application/apply-action.ts'
import { toRegularResult } from '../../../platform/addresses.ts'
import type { DetailKind } from '../detail/detail-kind.ts'
import { ShiftFit } from '../detail/shift-fit.tsx'
import { FirstDates } from './first-dates.tsx'
import type { RegularCardFragment } from './regular-card.fragment.ts'
import { regularConditionItems } from './regular-condition-items.ts'
import { useRegularDetailFoot } from './regular-detail-foot.tsx'
import { RegularDetailSummary } from './regular-detail-summary.tsx'
import type { RegularDetail, RegularDetailFragment } from './regular-detail.fragment.ts'
import { REGULAR } from './regular-kind.ts'
import { regularQueries } from './regular.queries.ts'

export const REGULAR_DETAIL: DetailKind<FragmentOf<typeof RegularCardFragment>, RegularDetail> = {
  ...REGULAR,
  shared: '定期の求人',
  others: '定期',
  similarTo({ weekdays, shiftPattern, hospital }) {
    const prefectures = [hospital.prefecture]
    // Near by, on the same weekdays.
    const where = {
      prefectures,
      shiftPatterns: [shiftPattern],
      weekdays: weekdays.filter((weekday) => weekday !== 'UNSPECIFIED'),
    }
    return {
      where,
      ways: [
        { address: toRegularResult(where), words: '同じ地域・曜日・時間帯の定期を見る' },
        { address: toRegularResult({ prefectures }), words: '同じ都道府県の定期を見る' },
      ],
    }
  },
  useDetail(id, refetchInterval) {
    const { data, dataUpdatedAt } = useSuspenseQuery({ ...regularQueries.one(id), refetchInterval })
    return (
      data && { ...data, listing: readFragment<typeof RegularDetailFragment>(data), fetchedAt: dataUpdatedAt }
    )
  },
  useParts: (listing, opening) => ({
    isClosed: !isRecruiting(opening) && !hasLiving(listing.viewer?.applicationState ?? null),
    summary: <RegularDetailSummary listing={listing} />,
    dates: (
      <>
        {listing.meter && isRecruiting(opening) && (
          <ShiftFit meter={listing.meter} isMatched={false} kind="regular" />
        )}
        <FirstDates listing={listing} />
      </>
    ),
    conditions: regularConditionItems(listing),
    isAgreed: (listing.viewer?.agreed ?? null) !== null,
    foot: useRegularDetailFoot(listing, opening),
  }),
}

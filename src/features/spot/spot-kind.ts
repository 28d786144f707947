import { useQuery } from '@tanstack/react-query'
import type { FragmentOf } from 'gql.tada'
import { civilDay, shiftText } from '../../domain/text/shift-text.ts'
import { yenText } from '../../domain/text/money-text.ts'
import { addDays } from '../../domain/text/tokyo-time.ts'
import { toSpotResult } from '../../platform/addresses.ts'
import type { DetailKind } from '../listing/detail/detail-kind.ts'
import type { ListingKind } from '../listing/listing-kind.ts'
import type { SpotCardFragment } from './spot-card.fragment.ts'
import { SpotCard } from './spot-card.tsx'
import type { SpotDetail } from './spot-detail.fragment.ts'
import { readSpotCard } from './spot-item.ts'
import { spotQueries } from './spot.queries.ts'

type SpotCardItem = FragmentOf<typeof SpotCardFragment>

export const SPOT: ListingKind<SpotCardItem> = {
  kind: 'spot',
  Card: SpotCard,
  lineOf(item) {
    const { startTime, endTime, fee, shiftPattern } = readSpotCard(item)
    return { when: shiftText(startTime, endTime), pay: yenText(fee), shiftPattern }
  },
  useFirst: (where) => useQuery(spotQueries.first(where, 'START_TIME_ASC', 6)),
}

export const SPOT_DETAIL: DetailKind<SpotCardItem, SpotDetail> = {
  ...SPOT,
  shared: '求人',
  others: '求人',
  similarTo({ startTime, shiftPattern, hospital }) {
    const day = civilDay(startTime)
    // The same kind of shift near by, on that day and the days around it.
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
}

import { useQuery } from '@tanstack/react-query'
import type { FragmentOf } from 'gql.tada'
import { clockHoursText, patternText } from '../../domain/listing/regular-text.ts'
import { yenText } from '../../domain/text/money-text.ts'
import { toRegularResult } from '../../platform/addresses.ts'
import type { DetailKind } from '../listing/detail/detail-kind.ts'
import type { ListingKind } from '../listing/listing-kind.ts'
import type { RegularCardFragment } from './regular-card.fragment.ts'
import { RegularCard } from './regular-card.tsx'
import type { RegularDetail } from './regular-detail.fragment.ts'
import { readRegularCard } from './regular-item.ts'
import { regularQueries } from './regular.queries.ts'

type RegularCardItem = FragmentOf<typeof RegularCardFragment>

export const REGULAR: ListingKind<RegularCardItem> = {
  kind: 'regular',
  Card: RegularCard,
  lineOf(item) {
    const listing = readRegularCard(item)
    return {
      when: `${patternText(listing)} ${clockHoursText(listing)}`,
      pay: `1回 ${yenText(listing.fee)}`,
      shiftPattern: listing.shiftPattern,
    }
  },
  useFirst: (where) => useQuery(regularQueries.first(where, 'PUBLISH_TIME_DESC', 6)),
}

export const REGULAR_DETAIL: DetailKind<RegularCardItem, RegularDetail> = {
  ...REGULAR,
  shared: '定期の求人',
  others: '定期',
  similarTo({ weekdays, shiftPattern, hospital }) {
    const prefectures = [hospital.prefecture]
    // The same weekdays and kind of shift near by.
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
}

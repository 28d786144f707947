import { useQuery } from '@tanstack/react-query'
import type { FragmentOf } from 'gql.tada'
import { shiftText } from '../../../domain/text/shift-text.ts'
import { yenText } from '../../../domain/text/money-text.ts'
import type { ListingKindParts } from '../listing-kind.ts'
import type { SpotCardFragment } from './spot-card.fragment.ts'
import { SpotCard } from './spot-card.tsx'
import { readSpotCard } from './spot-item.ts'
import { spotQueries } from './spot.queries.ts'

export const SPOT: ListingKindParts<FragmentOf<typeof SpotCardFragment>> = {
  kind: 'spot',
  Card: SpotCard,
  lineOf(item) {
    const { startTime, endTime, fee, shiftPattern } = readSpotCard(item)
    return { when: shiftText(startTime, endTime), pay: yenText(fee), shiftPattern }
  },
  useFirst: (where) => useQuery(spotQueries.first(where, 'START_TIME_ASC', 6)),
}

import { useQuery } from '@tanstack/react-query'
import type { FragmentOf } from 'gql.tada'
import { regularText } from '../../../domain/listing/regular-text.ts'
import { yenText } from '../../../domain/text/money-text.ts'
import type { ListingKindParts } from '../listing-kind.ts'
import type { RegularCardFragment } from './regular-card.fragment.ts'
import { RegularCard } from './regular-card.tsx'
import { readRegularCard } from './regular-item.ts'
import { regularQueries } from './regular.queries.ts'

export const REGULAR: ListingKindParts<FragmentOf<typeof RegularCardFragment>> = {
  kind: 'regular',
  Card: RegularCard,
  lineOf(item) {
    const listing = readRegularCard(item)
    return {
      when: regularText(listing),
      pay: `1回 ${yenText(listing.fee)}`,
      shiftPattern: listing.shiftPattern,
    }
  },
  useFirst: (where) => useQuery(regularQueries.first(where, 'PUBLISH_TIME_DESC', 6)),
}

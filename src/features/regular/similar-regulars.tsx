import { useQuery } from '@tanstack/react-query'
import type { RegularCriteria } from '../../domain/search/regular-search.ts'
import { toRegularResult } from '../../platform/addresses.ts'
import { SimilarListings } from '../listing/similar-listings.tsx'
import { RegularCard } from './regular-card.tsx'
import type { RegularDetail } from './regular-detail.fragment.ts'
import { regularQueries } from './regular.queries.ts'

/** The same weekdays and kind of shift near by. */
const alike = ({ weekdays, shiftPattern, hospital }: RegularDetail): RegularCriteria => ({
  prefectures: [hospital.prefecture],
  shiftPatterns: [shiftPattern],
  weekdays: weekdays.filter((weekday) => weekday !== 'UNSPECIFIED'),
})

export function SimilarRegulars({ listing }: { listing: RegularDetail }) {
  const where = alike(listing)
  const { data } = useQuery(regularQueries.first(where, 'PUBLISH_TIME_DESC', 6))
  return (
    <SimilarListings
      exceptId={listing.id}
      items={data?.items ?? []}
      card={(one) => <RegularCard listing={one} headingLevel={3} />}
      ways={[
        { address: toRegularResult(where), words: '同じ地域・曜日・時間帯の定期を見る' },
        {
          address: toRegularResult({ prefectures: where.prefectures }),
          words: '同じ都道府県の定期を見る',
        },
      ]}
    />
  )
}

import { useQuery } from '@tanstack/react-query'
import type { SpotCriteria } from '../../domain/search/spot-search.ts'
import { civilDay } from '../../domain/text/shift-text.ts'
import { addDays } from '../../domain/text/tokyo-time.ts'
import { toSpotResult } from '../../platform/addresses.ts'
import { SimilarListings } from '../listing/similar-listings.tsx'
import { SpotCard } from './spot-card.tsx'
import { spotQueries } from './spot.queries.ts'
import type { SpotDetail } from './spot-detail.fragment.ts'

/** The same kind of shift near by, on that day and the days around it. */
const alike = ({ startTime, shiftPattern, hospital }: SpotDetail): SpotCriteria => ({
  prefectures: [hospital.prefecture],
  shiftPatterns: [shiftPattern],
  dates: [-2, -1, 0, 1, 2].map((days) => addDays(civilDay(startTime), days)),
})

export function SimilarSpots({ listing }: { listing: SpotDetail }) {
  const where = alike(listing)
  const { data } = useQuery(spotQueries.first(where, 'START_TIME_ASC', 6))
  return (
    <SimilarListings
      exceptId={listing.id}
      items={data?.items ?? []}
      card={(one) => <SpotCard listing={one} headingLevel={3} />}
      ways={[
        { address: toSpotResult(where), words: '同じ地域・時間帯の求人を見る' },
        {
          address: toSpotResult({ dates: [civilDay(listing.startTime)] }),
          words: '同じ日のほかの求人を見る',
        },
      ]}
    />
  )
}

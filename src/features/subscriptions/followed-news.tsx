import { useQuery } from '@tanstack/react-query'
import { NewestListings } from './newest-listings.tsx'
import { hospitalIds, subscriptionsQuery } from './subscription.queries.ts'

/** フォロー中の新着; nothing for who follows no hospital, and nothing when it cannot be told: it is an extra of its page. */
export function FollowedNews() {
  const { data } = useQuery(subscriptionsQuery())
  if (!data || data.length === 0) return null
  return <NewestListings generalHospitalIds={hospitalIds(data)} />
}

import { useQuery } from '@tanstack/react-query'
import { NewestListings } from './newest-listings.tsx'
import { hospitalIds, subscriptionsQuery } from './subscription.queries.ts'

/** フォロー中の新着: an extra of its page, so it renders nothing without followed hospitals or after an error. */
export function FollowedNews() {
  const { data } = useQuery(subscriptionsQuery())
  if (!data || data.length === 0) return null
  return <NewestListings generalHospitalIds={hospitalIds(data)} />
}

import type { QueryClient } from '@tanstack/react-query'
import { warm } from '../../platform/warm.ts'
import type { ListingHead } from '../listing/detail/listing-head.ts'
import { matchCountsQuery } from '../search/facets/match-counts.queries.ts'
import { regularHead } from './regular-head.ts'
import { regularQueries } from './regular.queries.ts'
import { spotsOf } from './spots-of-hospital.ts'

/** What the page is called; null when there is no such listing. */
export async function loadRegularDetail(queryClient: QueryClient, id: string): Promise<ListingHead | null> {
  if (!/^[1-9]\d{0,15}$/.test(id)) return null
  const listing = await queryClient.ensureQueryData(regularQueries.one(id))
  if (!listing) return null
  await warm(queryClient.prefetchQuery(matchCountsQuery('spot', [spotsOf(listing.hospital.id)])))
  return regularHead(listing)
}

import type { QueryClient } from '@tanstack/react-query'
import type { Criteria } from '../../../domain/search/search-criteria.ts'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import { matchCountsQuery } from '../../listing/match-counts.queries.ts'
import { warm } from '../../../platform/warm.ts'
import { onlyPrefecture } from './only-prefecture.ts'
import { cityOffersQuery, prefectureOffersQuery } from './place.queries.ts'

/** Prefetches what the map of a search shows. */
export function warmPlaces(queryClient: QueryClient, kind: SearchKind, criteria: Criteria): Promise<void> {
  const prefecture = onlyPrefecture(criteria)
  return warm(
    queryClient.prefetchQuery(prefectureOffersQuery(kind, criteria)),
    queryClient.prefetchQuery(matchCountsQuery(kind, [criteria])),
    prefecture && queryClient.prefetchQuery(cityOffersQuery(kind, criteria, prefecture)),
  )
}

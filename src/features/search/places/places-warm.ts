import type { QueryClient } from '@tanstack/react-query'
import type { Criteria } from '../../../domain/search/search-criteria.ts'
import type { SearchKind } from '../../../domain/search/search-history.ts'
import { matchCountsQuery } from '../facets/match-counts.queries.ts'
import { onlyPrefecture } from './only-prefecture.ts'
import { cityOffersQuery, prefectureOffersQuery } from './places.queries.ts'

/** What the map of a search shows when it is opened. In the browser the page comes at once and fills in. */
export async function warmPlaces(
  queryClient: QueryClient,
  kind: SearchKind,
  criteria: Criteria,
): Promise<void> {
  const prefecture = onlyPrefecture(criteria)
  const questions = [
    queryClient.prefetchQuery(prefectureOffersQuery(kind, criteria)),
    queryClient.prefetchQuery(matchCountsQuery(kind, [criteria])),
    ...(prefecture ? [queryClient.prefetchQuery(cityOffersQuery(kind, criteria, prefecture))] : []),
  ]
  if (import.meta.env.SSR) await Promise.all(questions)
}

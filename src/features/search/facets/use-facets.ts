import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { facetCounts } from './facet-counts.ts'
import { useSettled } from '../../forms/use-settled.ts'

type FacetCounts = ReturnType<typeof facetCounts>

type FacetsQuery<Where, Key extends QueryKey> = (
  where: Where,
) => UseQueryOptions<FacetCounts, Error, FacetCounts, Key>

/** What stands beside each choice, and the count of all together: one question, asked once the choice has settled. */
export function useFacets<Where, Key extends QueryKey>(
  draft: Where,
  queryOf: FacetsQuery<Where, Key>,
  enabled = true,
) {
  const where = useSettled(draft)
  const query = useQuery({ ...queryOf(where), enabled })
  // A question that failed leaves no number behind, not even an old one.
  const known = query.failureCount > 0 ? undefined : query.data
  // A hundred and seventy numbers at once: drawn piece by piece, so that a tap in between is answered.
  const facets = useDeferredValue(known)
  return { facets, isOld: where !== draft || query.isPlaceholderData || facets !== known }
}

import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { Criteria } from '../../../domain/search/search-criteria.ts'
import type { SearchKind } from '../../../domain/search/search-history.ts'
import { useDebounced } from '../../forms/use-debounced.ts'
import { facetsQuery } from './search-counts.queries.ts'

/** What stands beside each choice, and the count of all together: one question, asked once the choice has settled. */
export function useFacets(kind: SearchKind, draft: Criteria) {
  const where = useDebounced(draft)
  const query = useQuery(facetsQuery(kind, where))
  // A question that failed leaves no number behind, not even an old one.
  const known = query.failureCount > 0 ? undefined : query.data
  // A hundred and seventy numbers at once: drawn piece by piece, so that a tap in between is answered.
  const facets = useDeferredValue(known)
  return { facets, isOld: where !== draft || query.isPlaceholderData || facets !== known }
}

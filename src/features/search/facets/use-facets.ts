import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { Criteria } from '../../../domain/search/search-criteria.ts'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import { useDebounced } from '../../forms/use-debounced.ts'
import { facetsQuery } from './search-counts.queries.ts'

/** Counts beside each choice and the total, in one debounced query. */
export function useFacets(kind: SearchKind, draft: Criteria) {
  const where = useDebounced(draft)
  const query = useQuery(facetsQuery(kind, where))
  // After a failed query no count is shown, not even an old one.
  const known = query.failureCount > 0 ? undefined : query.data
  // Some 170 numbers change at once: deferred, so that a tap in between is answered.
  const facets = useDeferredValue(known)
  return { facets, isOld: where !== draft || query.isPlaceholderData || facets !== known }
}

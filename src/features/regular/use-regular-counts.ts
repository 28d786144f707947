import { useQuery } from '@tanstack/react-query'
import type { RegularCriteria } from '../../domain/regular-search.ts'
import { useSettled } from '../criteria/use-settled.ts'
import { regularFacetsQuery } from './regular.queries.ts'

/** What stands beside each choice, and the count of all together: one question, asked once the choice has settled. */
export function useRegularFacets(draft: RegularCriteria, enabled = true) {
  const where = useSettled(draft)
  const query = useQuery({ ...regularFacetsQuery(where), enabled })
  const isOld = where !== draft || query.isPlaceholderData
  // A question that failed leaves no number behind, not even an old one.
  return { facets: query.failureCount > 0 ? undefined : query.data, isOld }
}

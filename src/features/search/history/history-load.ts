import type { QueryClient } from '@tanstack/react-query'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import { warm } from '../../../platform/warm.ts'
import { searchDaysQuery } from '../facets/criteria-days.queries.ts'
import { hospitalNamesQuery } from '../criteria/hospital.queries.ts'
import { savedSearchesQuery } from '../saved-search/saved-search.queries.ts'
import { sessionQuery } from '../../session/session.queries.ts'

/** Prefetches the saved searches and the names of their hospitals. */
export async function warmSaved(queryClient: QueryClient, kind: SearchKind): Promise<void> {
  const { doctor } = await queryClient.ensureQueryData(sessionQuery())
  if (!doctor) return
  await queryClient.prefetchQuery(savedSearchesQuery(kind))
  const saved = queryClient.getQueryData(savedSearchesQuery(kind).queryKey) ?? []
  await Promise.all(
    saved.flatMap(({ criteria }) =>
      criteria.generalHospitalIds
        ? [queryClient.prefetchQuery(hospitalNamesQuery(criteria.generalHospitalIds))]
        : [],
    ),
  )
}

/** What the server knows of the page: the date and the saved searches. The history itself is in local storage. */
export const loadHistory = (queryClient: QueryClient, kind: SearchKind): Promise<void> =>
  warm(queryClient.prefetchQuery(searchDaysQuery()), warmSaved(queryClient, kind))

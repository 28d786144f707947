import { queryOptions } from '@tanstack/react-query'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import { getSavedSearches } from './saved-searches.functions.ts'

export const savedSearchesQuery = (kind: SearchKind) =>
  queryOptions({
    queryKey: ['savedSearches', kind],
    queryFn: ({ signal }) => getSavedSearches({ data: kind, signal }),
  })

export type SavedSearchView = Awaited<ReturnType<typeof getSavedSearches>>[number]

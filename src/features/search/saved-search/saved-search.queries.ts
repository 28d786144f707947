import { queryOptions } from '@tanstack/react-query'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import { getSavedSearchesFn } from './saved-search.functions.ts'

export const savedSearchesQuery = (kind: SearchKind) =>
  queryOptions({
    queryKey: ['savedSearches', kind],
    queryFn: ({ signal }) => getSavedSearchesFn({ data: kind, signal }),
  })

export type SavedSearchView = Awaited<ReturnType<typeof getSavedSearchesFn>>[number]

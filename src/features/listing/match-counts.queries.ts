import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Criteria } from '../../domain/search/search-criteria.ts'
import type { SearchKind } from '../../domain/listing/listing-kind.ts'
import { countMatchesFn } from './match-counts.functions.ts'

/** Counts of several searches of one kind, in their order; another order is another query key. */
export const matchCountsQuery = (
  kind: SearchKind,
  wheres: readonly (Criteria & { withNg?: true | undefined })[],
) =>
  queryOptions({
    queryKey: ['matchCounts', kind, wheres],
    queryFn: ({ signal }) => countMatchesFn({ data: { kind, wheres: [...wheres] }, signal }),
    enabled: wheres.length > 0,
    placeholderData: keepPreviousData,
  })

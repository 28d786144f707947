import { queryOptions } from '@tanstack/react-query'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import { readWordsFn } from './search-words.functions.ts'

/** What a sentence means today. */
export const searchWordsQuery = (kind: SearchKind, text: string) =>
  queryOptions({
    queryKey: ['searchWords', kind, text],
    queryFn: ({ signal }) => readWordsFn({ data: { kind, text }, signal }),
    refetchOnWindowFocus: false,
  })

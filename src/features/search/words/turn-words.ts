import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import { toSearch } from '../../../platform/addresses.ts'
import { searchWordsQuery } from './search-words.queries.ts'

/**
 * Redirects from a sentence to the search it means, on the server or in the browser; the sentence may mean the other
 * kind.
 */
export async function turnWords(queryClient: QueryClient, kind: SearchKind, words: string): Promise<never> {
  const reading = await queryClient.fetchQuery(searchWordsQuery(kind, words))
  queryClient.setQueryData(searchWordsQuery(reading.kind, words).queryKey, reading)
  const { kind: meant, criteria, sort } = reading
  throw redirect({ ...toSearch(meant, { ...criteria, sort, said: words }), replace: true })
}

/** Prefetches what a search screen shows of a sentence that became criteria. */
export const warmWords = (queryClient: QueryClient, kind: SearchKind, said: string): Promise<void> =>
  queryClient.prefetchQuery(searchWordsQuery(kind, said))

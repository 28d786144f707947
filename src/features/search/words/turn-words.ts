import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { SearchKind } from '../../../domain/search/search-history.ts'
import { toSearch } from '../../../platform/addresses.ts'
import { searchWordsQuery } from './search-words.queries.ts'

/** Leads from a sentence to the search it means, script or not; the words may mean the other kind of work. */
export async function turnWords(queryClient: QueryClient, kind: SearchKind, words: string): Promise<never> {
  const reading = await queryClient.fetchQuery(searchWordsQuery(kind, words))
  queryClient.setQueryData(searchWordsQuery(reading.kind, words).queryKey, reading)
  const { kind: meant, criteria, sort } = reading
  throw redirect({ ...toSearch(meant, { ...criteria, sort, said: words }), replace: true })
}

/** What a search screen shows of a sentence that has become criteria. */
export const warmWords = (queryClient: QueryClient, kind: SearchKind, said: string): Promise<void> =>
  queryClient.prefetchQuery(searchWordsQuery(kind, said))

import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { pagesQuery } from '../../platform/pages-query.ts'
import { hospitalSuggestionsQuery } from '../search/criteria/hospital.queries.ts'
import { getNgSettingsFn, listEndedFn } from './ng.functions.ts'

export const ngQuery = () =>
  queryOptions({
    queryKey: ['ng', 'settings'],
    queryFn: ({ signal }) => getNgSettingsFn({ signal }),
    // Forms must not change while the doctor fills them in.
    refetchOnWindowFocus: false,
  })

export const endedQuery = (start = '') =>
  pagesQuery(['ng', 'ended'], start, ({ after, signal }) => listEndedFn({ data: after, signal }))

/** Lists, counts and details of listings and the calendar of works follow the settings: all are asked for again. */
export const invalidateAfterNg = (queryClient: QueryClient) => queryClient.invalidateQueries()

type Shown = { tab?: 'ended' | undefined; q?: string | undefined; after?: string | undefined }

/** Loads the tab that is shown, and the hospitals that are looked for. */
export async function loadNg(queryClient: QueryClient, { tab, q = '', after }: Shown): Promise<void> {
  if (tab === 'ended') {
    await queryClient.ensureInfiniteQueryData(endedQuery(after))
    return
  }
  await Promise.all([
    queryClient.ensureQueryData(ngQuery()),
    q !== '' && queryClient.prefetchQuery(hospitalSuggestionsQuery(q)),
  ])
}

import { createFileRoute } from '@tanstack/react-router'
import { readSpotSearch } from '../features/listings/criteria-reading.ts'
import { searchDaysQuery } from '../features/criteria/criteria-days.queries.ts'
import { spotSearchQuery } from '../features/listings/listing.queries.ts'
import { loadSpotResult } from '../features/listings/spot-result-page-load.ts'
import { SpotResultPage } from '../features/listings/spot-result-page.tsx'
import { pageTitle } from '../features/shell/document-head.ts'

export const Route = createFileRoute('/search/spot/result')({
  validateSearch: readSpotSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    if (deps.tab === 'regular') return
    const days = queryClient.prefetchQuery(searchDaysQuery())
    if (import.meta.env.SSR) {
      await Promise.all([queryClient.ensureInfiniteQueryData(spotSearchQuery(deps)), days])
    } else {
      // In the browser the page comes at once, and shows its own skeleton and its own error.
      void loadSpotResult()
      void queryClient.prefetchInfiniteQuery(spotSearchQuery(deps))
    }
  },
  head: () => pageTitle('スポットの検索結果'),
  component: function SpotResult() {
    return <SpotResultPage search={Route.useSearch()} />
  },
  errorComponent: function SpotResultError({ error }) {
    return <SpotResultPage search={Route.useSearch()} error={error} />
  },
})

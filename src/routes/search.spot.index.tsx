import { createFileRoute } from '@tanstack/react-router'
import { readSpotSearch } from '../features/listings/criteria-reading.ts'
import { searchDaysQuery } from '../features/criteria/criteria-days.queries.ts'
import { SpotSearchPage } from '../features/listings/spot-search-page.tsx'
import { pageTitle } from '../features/shell/document-head.ts'

export const Route = createFileRoute('/search/spot/')({
  validateSearch: readSpotSearch,
  loader: async ({ context }) => {
    const days = context.queryClient.prefetchQuery(searchDaysQuery())
    // In the browser the page comes at once and fills in.
    if (import.meta.env.SSR) await days
  },
  head: () => pageTitle('スポットをさがす'),
  component: function SpotSearchScreen() {
    return <SpotSearchPage search={Route.useSearch()} />
  },
})

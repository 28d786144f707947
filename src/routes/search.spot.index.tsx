import { createFileRoute } from '@tanstack/react-router'
import { readSpotSearch } from '../features/listings/criteria-reading.ts'
import { SpotSearchPage } from '../features/listings/spot-search-page.tsx'
import { pageTitle } from '../features/shell/document-head.ts'

export const Route = createFileRoute('/search/spot/')({
  validateSearch: readSpotSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadSpotSearch } = await import('../features/listings/spot-search-page-load.ts')
    await loadSpotSearch(context.queryClient, deps)
  },
  head: () => pageTitle('スポットをさがす'),
  component: function SpotSearchScreen() {
    return <SpotSearchPage search={Route.useSearch()} />
  },
})

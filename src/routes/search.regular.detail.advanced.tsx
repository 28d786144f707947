import { createFileRoute } from '@tanstack/react-router'
import { readRegularSearch } from '../features/listings/criteria-reading.ts'
import { RegularAdvancedPage } from '../features/regular/regular-advanced-page.tsx'
import { pageTitle } from '../features/shell/document-head.ts'

export const Route = createFileRoute('/search/regular/detail/advanced')({
  validateSearch: readRegularSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadRegularForm } = await import('../features/regular/regular-page-load.ts')
    await loadRegularForm(context.queryClient, deps)
  },
  head: () => pageTitle('詳細条件で定期をさがす'),
  component: function RegularAdvanced() {
    return <RegularAdvancedPage search={Route.useSearch()} />
  },
})

import { createFileRoute } from '@tanstack/react-router'
import { regularAddressSchema, regularSearchOf } from '../../domain/search/search-address.ts'
import { RegularAdvancedPage } from '../../features/search/form/regular-advanced-page.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'

export const Route = createFileRoute('/search/regular/detail/advanced')({
  validateSearch: regularAddressSchema,
  loaderDeps: ({ search }) => regularSearchOf(search),
  loader: async ({ context, deps }) => {
    const { loadRegularForm } = await import('../../features/search/results/regular-page-load.ts')
    await loadRegularForm(context.queryClient, deps)
  },
  head: () => pageTitle('詳細条件で定期をさがす'),
  component: function RegularAdvanced() {
    return <RegularAdvancedPage search={Route.useLoaderDeps()} />
  },
})

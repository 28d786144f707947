import { createFileRoute } from '@tanstack/react-router'
import { regularAddressSchema, regularSearchOf } from '../../domain/search/search-address.ts'
import { ResultFallback } from '../../features/search/form/result-fallback.tsx'
import { late } from '../../platform/late.tsx'
import { warm } from '../../platform/warm.ts'
import { pageTitle } from '../../features/shell/document-head.ts'

const RegularAdvancedPage = late(
  () => import('../../features/search/form/regular-advanced-page.tsx'),
  (page) => page.RegularAdvancedPage,
  <ResultFallback />,
)

export const Route = createFileRoute('/search/regular/detail/advanced')({
  validateSearch: regularAddressSchema,
  loaderDeps: ({ search }) => regularSearchOf(search),
  loader: async ({ context, deps }) => {
    RegularAdvancedPage.load()
    await warm(
      import('../../features/search/form/forms-warm.ts').then(({ warmRegularForm }) =>
        warmRegularForm(context.queryClient, deps),
      ),
    )
  },
  head: () => pageTitle('詳細条件で定期をさがす'),
  component: function RegularAdvanced() {
    return <RegularAdvancedPage search={Route.useLoaderDeps()} />
  },
})

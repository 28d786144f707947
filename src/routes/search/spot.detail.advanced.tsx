import { createFileRoute } from '@tanstack/react-router'
import { spotAddressSchema, spotSearchOf } from '../../domain/search/search-address.ts'
import { ResultFallback } from '../../features/search/form/result-fallback.tsx'
import { late } from '../../platform/late.tsx'
import { warm } from '../../platform/warm.ts'
import { pageTitle } from '../../features/shell/document-head.ts'

const SpotAdvancedPage = late(
  () => import('../../features/search/form/spot-advanced-page.tsx'),
  (page) => page.SpotAdvancedPage,
  <ResultFallback />,
)

export const Route = createFileRoute('/search/spot/detail/advanced')({
  validateSearch: spotAddressSchema,
  loaderDeps: ({ search }) => spotSearchOf(search),
  loader: async ({ context, deps }) => {
    SpotAdvancedPage.load()
    await warm(
      import('../../features/search/form/forms-warm.ts').then(({ warmSpotAdvanced }) =>
        warmSpotAdvanced(context.queryClient, deps),
      ),
    )
  },
  head: () => pageTitle('詳細条件でスポットをさがす'),
  component: function SpotAdvanced() {
    return <SpotAdvancedPage search={Route.useLoaderDeps()} />
  },
})

import { createFileRoute } from '@tanstack/react-router'
import { regularAddressSchema, regularSearchOf } from '../../domain/search/search-address.ts'
import { ResultFallback } from '../../features/search/form/result-fallback.tsx'
import { late } from '../../platform/late.tsx'
import { warm } from '../../platform/warm.ts'
import { pageTitle } from '../../features/shell/document-head.ts'

const RegularResultPage = late(
  () => import('../../features/search/results/regular-result-page.tsx'),
  (page) => page.RegularResultPage,
  <ResultFallback />,
)

export const Route = createFileRoute('/search/regular/result')({
  validateSearch: regularAddressSchema,
  loaderDeps: ({ search }) => regularSearchOf(search),
  loader: async ({ context, deps }) => {
    RegularResultPage.load()
    await warm(
      import('../../features/search/results/results-warm.ts').then(({ warmRegularResults }) =>
        warmRegularResults(context.queryClient, deps),
      ),
    )
  },
  head: () => pageTitle('定期の検索結果'),
  component: function RegularResult() {
    return <RegularResultPage search={Route.useLoaderDeps()} />
  },
  errorComponent: function RegularResultError({ error }) {
    return <RegularResultPage search={Route.useLoaderDeps()} error={error} />
  },
})

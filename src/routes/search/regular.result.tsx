import { createFileRoute } from '@tanstack/react-router'
import { regularAddressSchema, regularSearchOf } from '../../domain/search/search-address.ts'
import { ResultFallback } from '../../features/search/form/result-fallback.tsx'
import { late } from '../../platform/late.tsx'
import { warm } from '../../platform/warm.ts'
import { publicHead } from '../../features/shell/public-head.ts'

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
  head: ({ match }) =>
    publicHead({
      title: '定期の検索結果',
      description: '医師の定期の求人を、曜日・給与・忙しさで比べて応募できます。',
      match,
      search: match.loaderDeps,
    }),
  component: function RegularResult() {
    return <RegularResultPage search={Route.useLoaderDeps()} />
  },
  errorComponent: function RegularResultError({ error }) {
    return <RegularResultPage search={Route.useLoaderDeps()} error={error} />
  },
})

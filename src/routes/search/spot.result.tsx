import { createFileRoute, redirect } from '@tanstack/react-router'
import { sharedSearchOf, spotAddressSchema, spotSearchOf } from '../../domain/search/search-address.ts'
import { toRegularResult } from '../../platform/addresses.ts'
import { ResultFallback } from '../../features/search/form/result-fallback.tsx'
import { late } from '../../platform/late.tsx'
import { warm } from '../../platform/warm.ts'
import { publicHead } from '../../features/shell/public-head.ts'

const SpotResultPage = late(
  () => import('../../features/search/results/spot-result-page.tsx'),
  (page) => page.SpotResultPage,
  <ResultFallback />,
)

export const Route = createFileRoute('/search/spot/result')({
  validateSearch: spotAddressSchema,
  loaderDeps: ({ search }) => spotSearchOf(search),
  loader: async ({ context, deps }) => {
    if (deps.tab === 'regular') throw redirect(toRegularResult(sharedSearchOf(deps)))
    SpotResultPage.load()
    await warm(
      import('../../features/search/results/results-warm.ts').then(({ warmSpotResults }) =>
        warmSpotResults(context.queryClient, deps),
      ),
    )
  },
  head: ({ match }) =>
    publicHead({
      title: 'スポットの検索結果',
      description: '医師のスポット求人を、日時・給与・忙しさで比べて応募できます。',
      match,
      search: match.loaderDeps,
    }),
  component: function SpotResult() {
    return <SpotResultPage search={Route.useLoaderDeps()} />
  },
  errorComponent: function SpotResultError({ error }) {
    return <SpotResultPage search={Route.useLoaderDeps()} error={error} />
  },
})

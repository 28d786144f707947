import { createFileRoute, redirect } from '@tanstack/react-router'
import { sharedSearchOf, spotAddressSchema, spotSearchOf } from '../../domain/search/search-address.ts'
import { toRegularResult } from '../../platform/addresses.ts'
import { ResultFallback } from '../../features/search/form/result-fallback.tsx'
import { late } from '../../platform/late.tsx'
import { warm } from '../../platform/warm.ts'
import { pageTitle } from '../../features/shell/document-head.ts'

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
  head: () => pageTitle('スポットの検索結果'),
  component: function SpotResult() {
    return <SpotResultPage search={Route.useLoaderDeps()} />
  },
  errorComponent: function SpotResultError({ error }) {
    return <SpotResultPage search={Route.useLoaderDeps()} error={error} />
  },
})

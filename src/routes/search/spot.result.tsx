import { createFileRoute, redirect } from '@tanstack/react-router'
import { sharedSearchOf, spotAddressSchema, spotSearchOf } from '../../domain/search/search-address.ts'
import { toRegularResult } from '../../platform/addresses.ts'
import { loadSpotResult } from '../../features/search/results/spot-result-page-load.ts'
import { SpotResultPage } from '../../features/search/results/spot-result-page.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'

export const Route = createFileRoute('/search/spot/result')({
  validateSearch: spotAddressSchema,
  loaderDeps: ({ search }) => spotSearchOf(search),
  loader: async ({ context, deps }) => {
    if (deps.tab === 'regular') throw redirect(toRegularResult(sharedSearchOf(deps)))
    // In the browser the page comes at once, and shows its own skeleton and its own error.
    if (!import.meta.env.SSR) void loadSpotResult()
    const { warmSpotResult } = await import('../../features/search/results/spot-result-warm.ts')
    await warmSpotResult(context.queryClient, deps)
  },
  head: () => pageTitle('スポットの検索結果'),
  component: function SpotResult() {
    return <SpotResultPage search={Route.useLoaderDeps()} />
  },
  errorComponent: function SpotResultError({ error }) {
    return <SpotResultPage search={Route.useLoaderDeps()} error={error} />
  },
})

import { createFileRoute } from '@tanstack/react-router'
import { spotAddressSchema, spotSearchOf } from '../../domain/search/search-address.ts'
import { ResultFallback } from '../../features/search/form/result-fallback.tsx'
import { late } from '../../platform/late.tsx'
import { warm } from '../../platform/warm.ts'
import { publicHead } from '../../features/shell/public-head.ts'

const HighValuePage = late(
  () => import('../../features/search/high-value/high-value-page.tsx'),
  (page) => page.HighValuePage,
  <ResultFallback />,
)

export const Route = createFileRoute('/search/spot/high-value')({
  validateSearch: spotAddressSchema,
  loaderDeps: ({ search }) => spotSearchOf(search),
  loader: async ({ context, deps }) => {
    HighValuePage.load()
    await warm(
      import('../../features/search/high-value/high-value-warm.ts').then(({ warmHighValue }) =>
        warmHighValue(context.queryClient, deps),
      ),
    )
  },
  head: ({ match }) =>
    publicHead({
      title: '高額求人',
      description: '相場より時給の高い、募集中の医師のスポット求人の一覧です。',
      match,
      search: match.loaderDeps,
    }),
  component: function HighValue() {
    return <HighValuePage search={Route.useLoaderDeps()} />
  },
  errorComponent: function HighValueError({ error }) {
    return <HighValuePage search={Route.useLoaderDeps()} error={error} />
  },
})

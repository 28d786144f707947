import { createFileRoute, notFound } from '@tanstack/react-router'
import { readTrackingSearch } from '../domain/tracking.ts'
import { RegularDetailPage } from '../features/regular/regular-detail-page.tsx'
import { BackLink } from '../features/shell/back-link.tsx'
import { pageTitle } from '../features/shell/document-head.ts'

export const Route = createFileRoute('/regular/$id')({
  validateSearch: readTrackingSearch,
  loader: async ({ context, params }) => {
    const { loadRegularDetail } = await import('../features/regular/regular-page-load.ts')
    if (!(await loadRegularDetail(context.queryClient, params.id))) throw notFound()
  },
  head: () => pageTitle('定期の求人の詳細'),
  component: function RegularDetailScreen() {
    const { id } = Route.useParams()
    const back = <BackLink fallback="/search/regular">戻る</BackLink>
    return <RegularDetailPage id={id} tracking={Route.useSearch()} back={back} />
  },
})

import { createFileRoute, notFound } from '@tanstack/react-router'
import { isUuid } from '../../domain/uuid.ts'
import { takeForms } from '../../features/forms/page-forms.ts'
import {
  spotPerformanceSearchSchema,
  SPOT_PERFORMANCE_HEAD,
} from '../../features/performance/performance-search.ts'
import { SpotPerformancePage } from '../../features/performance/spot-performance-page.tsx'
import { requireSignIn } from '../../features/session/require-sign-in.ts'
import { BackPageProblem, BackPageSkeleton } from '../../features/shell/back-page.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'

export const Route = createFileRoute('/work-performance/spot/$id')({
  validateSearch: spotPerformanceSearchSchema,
  beforeLoad: ({ context, location }) => requireSignIn(context.queryClient, location.href),
  loader: async ({ context, params }) => {
    if (!isUuid(params.id)) throw notFound()
    const { loadSpotPerformance } = await import('../../features/performance/spot-performance-load.ts')
    await loadSpotPerformance(context.queryClient, params.id)
    return takeForms()
  },
  head: () => pageTitle(SPOT_PERFORMANCE_HEAD.title),
  component: function SpotPerformance() {
    return <SpotPerformancePage id={Route.useParams().id} search={Route.useSearch()} />
  },
  pendingComponent: () => <BackPageSkeleton {...SPOT_PERFORMANCE_HEAD} />,
  errorComponent: (props) => <BackPageProblem {...SPOT_PERFORMANCE_HEAD} {...props} />,
})

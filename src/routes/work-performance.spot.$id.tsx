import { createFileRoute, notFound } from '@tanstack/react-router'
import * as v from 'valibot'
import { SPOT_PERFORMANCE_HEAD, SpotPerformancePage } from '../features/performance/spot-performance-page.tsx'
import { requireSignIn } from '../features/session/require-sign-in.ts'
import { BackPageProblem, BackPageSkeleton } from '../features/shell/back-page.tsx'
import { pageTitle } from '../features/shell/document-head.ts'

export const Route = createFileRoute('/work-performance/spot/$id')({
  beforeLoad: ({ context, location }) => requireSignIn(context.queryClient, location.href),
  loader: async ({ context, params }) => {
    if (!v.is(v.pipe(v.string(), v.uuid()), params.id)) throw notFound()
    const { loadSpotPerformance } = await import('../features/performance/spot-performance-load.ts')
    await loadSpotPerformance(context.queryClient, params.id)
  },
  head: () => pageTitle(SPOT_PERFORMANCE_HEAD.title),
  component: function SpotPerformance() {
    return <SpotPerformancePage id={Route.useParams().id} />
  },
  pendingComponent: () => <BackPageSkeleton {...SPOT_PERFORMANCE_HEAD} />,
  errorComponent: (props) => <BackPageProblem {...SPOT_PERFORMANCE_HEAD} {...props} />,
})

import { createFileRoute } from '@tanstack/react-router'
import { PerformanceProblem, PerformanceSkeleton } from '../../features/performance/performance-frame.tsx'
import { PerformancePage } from '../../features/performance/performance-page.tsx'
import { performanceSearchSchema, PERFORMANCE_TITLE } from '../../features/performance/performance-search.ts'
import { requireSignIn } from '../../features/session/require-sign-in.ts'
import { pageTitle } from '../../features/shell/document-head.ts'

export const Route = createFileRoute('/work-performance/')({
  validateSearch: performanceSearchSchema,
  loaderDeps: ({ search: { period, after, compare } }) => ({ period, after, compare }),
  beforeLoad: ({ context, location }) => requireSignIn(context.queryClient, location.href),
  loader: async ({ context, deps: { period, after, compare } }) => {
    const queries = await import('../../features/performance/performance.queries.ts')
    await Promise.all([
      context.queryClient.ensureInfiniteQueryData(queries.performanceQuery(period, after)),
      compare && context.queryClient.ensureQueryData(queries.medianQuery()),
    ])
  },
  head: () => pageTitle(PERFORMANCE_TITLE),
  component: function WorkPerformance() {
    return <PerformancePage search={Route.useSearch()} />
  },
  pendingComponent: PerformanceSkeleton,
  errorComponent: PerformanceProblem,
})

import { createFileRoute, notFound } from '@tanstack/react-router'
import { isUuid } from '../../domain/uuid.ts'
import { EngagementPerformancePage } from '../../features/performance/engagement-performance-page.tsx'
import { engagementSearchSchema, ENGAGEMENT_HEAD } from '../../features/performance/performance-search.ts'
import { requireSignIn } from '../../features/session/require-sign-in.ts'
import { BackPageProblem, BackPageSkeleton } from '../../features/shell/back-page.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'

export const Route = createFileRoute('/work-performance/regular/$id')({
  validateSearch: engagementSearchSchema,
  loaderDeps: ({ search: { after } }) => ({ after }),
  beforeLoad: ({ context, location }) => requireSignIn(context.queryClient, location.href),
  loader: async ({ context, params, deps: { after } }) => {
    if (!isUuid(params.id)) throw notFound()
    const { engagementPerformanceQuery } = await import('../../features/performance/performance.queries.ts')
    await context.queryClient.ensureInfiniteQueryData(engagementPerformanceQuery(params.id, after))
  },
  head: () => pageTitle(ENGAGEMENT_HEAD.title),
  component: function EngagementPerformance() {
    const { id } = Route.useParams()
    return <EngagementPerformancePage id={id} search={Route.useSearch()} />
  },
  pendingComponent: () => <BackPageSkeleton {...ENGAGEMENT_HEAD} />,
  errorComponent: (props) => <BackPageProblem {...ENGAGEMENT_HEAD} {...props} />,
})

import { createFileRoute } from '@tanstack/react-router'
import { comingWorksSearchSchema, COMING_WORKS } from '../features/cancellations/cancellation-search.ts'
import { ComingWorksPage } from '../features/cancellations/coming-works-page.tsx'
import { HospitalProblem, HospitalSkeleton } from '../features/hospital/hospital-states.tsx'
import { pageTitle } from '../features/shell/document-head.ts'

export const Route = createFileRoute('/hospital/works')({
  validateSearch: comingWorksSearchSchema,
  loaderDeps: ({ search: { after } }) => ({ after }),
  loader: async ({ context, deps }) => {
    const { comingWorksQuery } = await import('../features/cancellations/cancellation.queries.ts')
    await context.queryClient.ensureInfiniteQueryData(comingWorksQuery(deps.after))
  },
  head: () => pageTitle(COMING_WORKS),
  component: function ComingWorks() {
    return <ComingWorksPage after={Route.useSearch().after} />
  },
  pendingComponent: HospitalSkeleton,
  errorComponent: (props) => <HospitalProblem {...props} title={COMING_WORKS} />,
})

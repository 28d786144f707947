import { createFileRoute } from '@tanstack/react-router'
import { comingWorksSearchSchema, COMING_WORKS } from '../../features/cancellation/cancellation-search.ts'
import { ComingWorksPage } from '../../features/cancellation/coming-works-page.tsx'
import { HospitalProblem, HospitalSkeleton } from '../../features/hospital/hospital-states.tsx'
import { OpenObjections } from '../../features/record/hospital/open-objections.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'

export const Route = createFileRoute('/hospital/works')({
  validateSearch: comingWorksSearchSchema,
  loaderDeps: ({ search: { after } }) => ({ after }),
  loader: async ({ context, deps }) => {
    const { comingWorksQuery } = await import('../../features/cancellation/cancellation.queries.ts')
    const { openObjectionsQuery } =
      await import('../../features/record/hospital/hospital-objection.queries.ts')
    await Promise.all([
      context.queryClient.ensureInfiniteQueryData(comingWorksQuery(deps.after)),
      context.queryClient.ensureQueryData(openObjectionsQuery),
    ])
  },
  head: () => pageTitle(COMING_WORKS),
  component: function ComingWorks() {
    return <ComingWorksPage after={Route.useSearch().after} todos={<OpenObjections />} />
  },
  pendingComponent: HospitalSkeleton,
  errorComponent: (props) => <HospitalProblem {...props} title={COMING_WORKS} />,
})

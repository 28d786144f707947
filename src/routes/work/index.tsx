import { createFileRoute } from '@tanstack/react-router'
import { WorkProblem, WorkSkeleton } from '../../features/application/doctor/work-states.tsx'
import { takeForms } from '../../features/forms/page-forms.ts'
import { requireSignIn } from '../../features/session/require-sign-in.ts'
import { pageTitle } from '../../features/shell/document-head.ts'
import { WorkTodos } from '../../features/terms-notice/work-todos.tsx'
import { worksSearchSchema, WORKS_TITLE } from '../../features/record/doctor/record-search.ts'
import { WorksPage } from '../../features/record/doctor/works-page.tsx'

const screen = { current: 'works', title: WORKS_TITLE } as const

export const Route = createFileRoute('/work/')({
  validateSearch: worksSearchSchema,
  loaderDeps: ({ search: { month } }) => ({ month }),
  beforeLoad: ({ context, location }) => requireSignIn(context.queryClient, location.href),
  loader: async ({ context, deps }) => {
    const { overviewQuery } = await import('../../features/record/doctor/record.queries.ts')
    const { hoursSummaryQuery } = await import('../../features/hours/hours.queries.ts')
    const { loadWorkTodos } = await import('../../features/terms-notice/terms-notice.queries.ts')
    await Promise.all([
      context.queryClient.ensureQueryData(overviewQuery(deps.month)),
      context.queryClient.ensureQueryData(hoursSummaryQuery()),
      loadWorkTodos(context.queryClient),
    ])
    return takeForms()
  },
  head: () => pageTitle(WORKS_TITLE),
  component: function Works() {
    return (
      <WorksPage search={Route.useSearch()}>
        <WorkTodos />
      </WorksPage>
    )
  },
  pendingComponent: () => <WorkSkeleton {...screen} />,
  errorComponent: ({ error, reset }) => <WorkProblem {...screen} error={error} reset={reset} />,
})

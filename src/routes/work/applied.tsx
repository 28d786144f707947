import { createFileRoute } from '@tanstack/react-router'
import { takeForms } from '../../features/forms/page-forms.ts'
import { appliedSearchSchema } from '../../features/application/doctor/application-search.ts'
import { AppliedPage } from '../../features/application/doctor/applied-page.tsx'
import { WorkProblem, WorkSkeleton } from '../../features/application/doctor/work-states.tsx'
import { requireSignIn } from '../../features/session/require-sign-in.ts'
import { pageTitle } from '../../features/shell/document-head.ts'

const load = () => import('../../features/application/doctor/application.queries.ts')

const screen = { current: 'applied', title: '応募中の求人' } as const

export const Route = createFileRoute('/work/applied')({
  validateSearch: appliedSearchSchema,
  loaderDeps: ({ search: { after, endedAfter, instead } }) => ({ after, endedAfter, instead }),
  beforeLoad: ({ context, location }) => requireSignIn(context.queryClient, location.href),
  loader: async ({ context: { queryClient }, deps }) => {
    await (await load()).loadApplied(queryClient, deps)
    return takeForms()
  },
  head: () => pageTitle('応募中'),
  component: function Applied() {
    return <AppliedPage search={Route.useSearch()} />
  },
  pendingComponent: () => <WorkSkeleton {...screen} />,
  errorComponent: ({ error, reset }) => <WorkProblem {...screen} error={error} reset={reset} />,
})

import { createFileRoute } from '@tanstack/react-router'
import { notebookSearchSchema, NOTEBOOK_HEAD } from '../../features/thanks/doctor/thanks-search.ts'
import { NotebookPage } from '../../features/thanks/doctor/notebook-page.tsx'
import { requireSignIn } from '../../features/session/require-sign-in.ts'
import { BackPageProblem, BackPageSkeleton } from '../../features/shell/back-page.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'

export const Route = createFileRoute('/work-performance/appreciation/notebook')({
  validateSearch: notebookSearchSchema,
  loaderDeps: ({ search: { year } }) => ({ year }),
  beforeLoad: ({ context, location }) => requireSignIn(context.queryClient, location.href),
  loader: async ({ context, deps: { year } }) => {
    const { notebookQuery } = await import('../../features/thanks/doctor/thanks.queries.ts')
    await context.queryClient.ensureQueryData(notebookQuery(year))
  },
  head: () => pageTitle(NOTEBOOK_HEAD.title),
  component: function Notebook() {
    return <NotebookPage search={Route.useSearch()} />
  },
  pendingComponent: () => <BackPageSkeleton {...NOTEBOOK_HEAD} />,
  errorComponent: (props) => <BackPageProblem {...NOTEBOOK_HEAD} {...props} />,
})

import { createFileRoute } from '@tanstack/react-router'
import { takeForms } from '../features/forms/page-forms.ts'
import { NgPage } from '../features/ng/ng-page.tsx'
import { ngSearchSchema, NG_TITLE } from '../features/ng/ng-search.ts'
import { NgProblem, NgSkeleton } from '../features/ng/ng-states.tsx'
import { requireSignIn } from '../features/session/require-sign-in.ts'
import { pageTitle } from '../features/shell/document-head.ts'

export const Route = createFileRoute('/ngwork')({
  validateSearch: ngSearchSchema,
  loaderDeps: ({ search: { tab, q, after } }) => ({ tab, q, after }),
  beforeLoad: ({ context, location }) => requireSignIn(context.queryClient, location.href),
  loader: async ({ context, deps }) => {
    const { loadNg } = await import('../features/ng/ng.queries.ts')
    await loadNg(context.queryClient, deps)
    return takeForms()
  },
  head: () => pageTitle(NG_TITLE),
  component: function NgWork() {
    return <NgPage search={Route.useSearch()} />
  },
  pendingComponent: NgSkeleton,
  errorComponent: NgProblem,
})

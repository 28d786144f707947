import { createFileRoute } from '@tanstack/react-router'
import { newFormKey } from '../features/forms/form-key.ts'
import { matchedSearchSchema } from '../features/applications/application-search.ts'
import { MatchedPage } from '../features/applications/matched-page.tsx'
import { WorkProblem, WorkSkeleton } from '../features/applications/work-states.tsx'
import { requireSignIn } from '../features/session/require-sign-in.ts'
import { pageTitle } from '../features/shell/document-head.ts'

const load = () => import('../features/applications/application.queries.ts')

const screen = { current: 'matched', title: '成立した勤務' } as const

export const Route = createFileRoute('/work/matched')({
  validateSearch: matchedSearchSchema,
  loaderDeps: ({ search: { after } }) => ({ after }),
  beforeLoad: ({ context, location }) => requireSignIn(context.queryClient, location.href),
  loader: async ({ context, deps }) => {
    const { matchedQuery } = await load()
    await context.queryClient.ensureInfiniteQueryData(matchedQuery(deps.after))
    return { formKey: newFormKey() }
  },
  head: () => pageTitle('成立した勤務'),
  component: function Matched() {
    return <MatchedPage search={Route.useSearch()} formKey={Route.useLoaderData().formKey} />
  },
  pendingComponent: () => <WorkSkeleton {...screen} />,
  errorComponent: ({ error, reset }) => <WorkProblem {...screen} error={error} reset={reset} />,
})

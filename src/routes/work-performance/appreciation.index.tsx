import { createFileRoute } from '@tanstack/react-router'
import { ThanksPage } from '../../features/thanks/doctor/thanks-page.tsx'
import { thanksSearchSchema, THANKS_HEAD } from '../../features/thanks/doctor/thanks-search.ts'
import { takeForms } from '../../features/forms/page-forms.ts'
import { requireSignIn } from '../../features/session/require-sign-in.ts'
import { BackPageProblem, BackPageSkeleton } from '../../features/shell/back-page.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'

export const Route = createFileRoute('/work-performance/appreciation/')({
  validateSearch: thanksSearchSchema,
  loaderDeps: ({ search: { shelf, after } }) => ({ shelf, after }),
  beforeLoad: ({ context, location }) => requireSignIn(context.queryClient, location.href),
  loader: async ({ context, deps: { shelf, after } }) => {
    const { thanksQuery } = await import('../../features/thanks/doctor/thanks.queries.ts')
    await context.queryClient.ensureInfiniteQueryData(thanksQuery(shelf, after))
    return takeForms()
  },
  head: () => pageTitle(THANKS_HEAD.title),
  component: function Appreciations() {
    return <ThanksPage search={Route.useSearch()} />
  },
  pendingComponent: () => <BackPageSkeleton {...THANKS_HEAD} />,
  errorComponent: (props) => <BackPageProblem {...THANKS_HEAD} {...props} />,
})

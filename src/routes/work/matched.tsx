import { createFileRoute } from '@tanstack/react-router'
import { takeForms } from '../../features/forms/page-forms.ts'
import { matchedSearchSchema } from '../../features/application/doctor/application-search.ts'
import { MatchedPage } from '../../features/application/doctor/matched-page.tsx'
import { WorkProblem, WorkSkeleton } from '../../features/application/doctor/work-states.tsx'
import { RenewalOffers } from '../../features/contract/renewal/renewal-offers.tsx'
import { requireSignIn } from '../../features/session/require-sign-in.ts'
import { pageTitle } from '../../features/shell/document-head.ts'

const load = () => import('../../features/application/doctor/application.queries.ts')

const screen = { current: 'matched', title: '成立した勤務' } as const

export const Route = createFileRoute('/work/matched')({
  validateSearch: matchedSearchSchema,
  loaderDeps: ({ search: { after } }) => ({ after }),
  beforeLoad: ({ context, location }) => requireSignIn(context.queryClient, location.href),
  loader: async ({ context, deps }) => {
    const { matchedQuery } = await load()
    const { renewalOffersQuery } = await import('../../features/contract/renewal/renewal.queries.ts')
    await Promise.all([
      context.queryClient.ensureInfiniteQueryData(matchedQuery(deps.after)),
      context.queryClient.ensureQueryData(renewalOffersQuery),
    ])
    return takeForms()
  },
  head: () => pageTitle('成立した勤務'),
  component: function Matched() {
    return <MatchedPage search={Route.useSearch()} todos={<RenewalOffers />} />
  },
  pendingComponent: () => <WorkSkeleton {...screen} />,
  errorComponent: ({ error, reset }) => <WorkProblem {...screen} error={error} reset={reset} />,
})

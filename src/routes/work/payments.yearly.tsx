import { createFileRoute } from '@tanstack/react-router'
import { yearOfPaySearchSchema, YEAR_HEAD } from '../../features/payment/doctor/payment-search.ts'
import { YearPage } from '../../features/payment/doctor/year-page.tsx'
import { requireSignIn } from '../../features/session/require-sign-in.ts'
import { BackPageProblem, BackPageSkeleton } from '../../features/shell/back-page.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'

export const Route = createFileRoute('/work/payments/yearly')({
  validateSearch: yearOfPaySearchSchema,
  loaderDeps: ({ search: { year } }) => ({ year }),
  beforeLoad: ({ context, location }) => requireSignIn(context.queryClient, location.href),
  loader: async ({ context, deps }) => {
    const { yearOfPayQuery } = await import('../../features/payment/doctor/payment.queries.ts')
    await context.queryClient.ensureQueryData(yearOfPayQuery(deps.year))
  },
  head: () => pageTitle(YEAR_HEAD.title),
  component: function YearOfPay() {
    return <YearPage year={Route.useSearch().year} />
  },
  pendingComponent: () => <BackPageSkeleton {...YEAR_HEAD} />,
  errorComponent: (props) => <BackPageProblem {...YEAR_HEAD} {...props} />,
})

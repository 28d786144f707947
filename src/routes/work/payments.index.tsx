import { createFileRoute } from '@tanstack/react-router'
import { WorkProblem, WorkSkeleton } from '../../features/application/doctor/work-states.tsx'
import { takeForms } from '../../features/forms/page-forms.ts'
import { paymentsSearchSchema, PAYMENTS_TITLE } from '../../features/payment/doctor/payment-search.ts'
import { PaymentsPage } from '../../features/payment/doctor/payments-page.tsx'
import { requireSignIn } from '../../features/session/require-sign-in.ts'
import { pageTitle } from '../../features/shell/document-head.ts'

const screen = { current: 'payments', title: PAYMENTS_TITLE } as const

export const Route = createFileRoute('/work/payments/')({
  validateSearch: paymentsSearchSchema,
  loaderDeps: ({ search: { year } }) => ({ year }),
  beforeLoad: ({ context, location }) => requireSignIn(context.queryClient, location.href),
  loader: async ({ context, deps }) => {
    const { yearOfPayQuery } = await import('../../features/payment/doctor/payment.queries.ts')
    await context.queryClient.ensureQueryData(yearOfPayQuery(deps.year))
    return takeForms()
  },
  head: () => pageTitle(PAYMENTS_TITLE),
  component: function Payments() {
    return <PaymentsPage search={Route.useSearch()} />
  },
  pendingComponent: () => <WorkSkeleton {...screen} />,
  errorComponent: ({ error, reset }) => <WorkProblem {...screen} error={error} reset={reset} />,
})

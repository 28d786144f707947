import { createFileRoute, notFound } from '@tanstack/react-router'
import { isUuid } from '../../domain/uuid.ts'
import { PaymentPage } from '../../features/payment/doctor/payment-page.tsx'
import { requireSignIn } from '../../features/session/require-sign-in.ts'
import { BackPageProblem, BackPageSkeleton } from '../../features/shell/back-page.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'
import { PAYMENT_HEAD } from '../../features/payment/doctor/payment-search.ts'

export const Route = createFileRoute('/work/payments/$id')({
  beforeLoad: ({ context, location }) => requireSignIn(context.queryClient, location.href),
  loader: async ({ context, params }) => {
    if (!isUuid(params.id)) throw notFound()
    const { paymentQuery } = await import('../../features/payment/doctor/payment.queries.ts')
    await context.queryClient.ensureQueryData(paymentQuery(params.id))
  },
  head: () => pageTitle(PAYMENT_HEAD.title),
  component: function Payment() {
    return <PaymentPage id={Route.useParams().id} />
  },
  pendingComponent: () => <BackPageSkeleton {...PAYMENT_HEAD} />,
  errorComponent: (props) => <BackPageProblem {...PAYMENT_HEAD} {...props} />,
})

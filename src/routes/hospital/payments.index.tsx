import { createFileRoute } from '@tanstack/react-router'
import { takeForms } from '../../features/forms/page-forms.ts'
import { HospitalProblem, HospitalSkeleton } from '../../features/hospital/hospital-states.tsx'
import {
  hospitalPaymentsSearchSchema,
  HOSPITAL_PAYMENTS_TITLE,
} from '../../features/payment/hospital/hospital-payment-search.ts'
import { HospitalPaymentsPage } from '../../features/payment/hospital/hospital-payments-page.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'

export const Route = createFileRoute('/hospital/payments/')({
  validateSearch: hospitalPaymentsSearchSchema,
  loaderDeps: ({ search: { shelf, month } }) => ({ shelf, month }),
  loader: async ({ context, deps: { shelf, month } }) => {
    const { loadHospitalPayments } = await import('../../features/payment/hospital/hospital-payments-load.ts')
    await loadHospitalPayments(context.queryClient, shelf, month)
    return takeForms()
  },
  head: () => pageTitle(HOSPITAL_PAYMENTS_TITLE),
  component: function HospitalPayments() {
    return <HospitalPaymentsPage search={Route.useSearch()} />
  },
  pendingComponent: HospitalSkeleton,
  errorComponent: (props) => <HospitalProblem {...props} title={HOSPITAL_PAYMENTS_TITLE} />,
})

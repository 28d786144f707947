import { createFileRoute } from '@tanstack/react-router'
import { newFormKey } from '../../features/forms/form-key.ts'
import { takeKeptAnswer } from '../../features/forms/kept-answer.ts'
import { HospitalProblem, HospitalSkeleton } from '../../features/hospital/hospital-states.tsx'
import {
  hospitalPaymentsSearchSchema,
  HOSPITAL_PAYMENTS_TITLE,
} from '../../features/payment/hospital/hospital-payment-search.ts'
import { HospitalPaymentsPage } from '../../features/payment/hospital/hospital-payments-page.tsx'
import { FILE_FORM, PAY_FORM } from '../../features/payment/hospital/posted-forms.ts'
import { pageTitle } from '../../features/shell/document-head.ts'

export const Route = createFileRoute('/hospital/payments/')({
  validateSearch: hospitalPaymentsSearchSchema,
  loaderDeps: ({ search: { shelf, month } }) => ({ shelf, month }),
  loader: async ({ context, deps: { shelf, month } }) => {
    const { loadHospitalPayments } = await import('../../features/payment/hospital/hospital-payments-load.ts')
    await loadHospitalPayments(context.queryClient, shelf, month)
    return { formKey: newFormKey(), payKept: takeKeptAnswer(PAY_FORM), fileKept: takeKeptAnswer(FILE_FORM) }
  },
  head: () => pageTitle(HOSPITAL_PAYMENTS_TITLE),
  component: function HospitalPayments() {
    const { formKey, payKept, fileKept } = Route.useLoaderData()
    return (
      <HospitalPaymentsPage
        search={Route.useSearch()}
        formKey={formKey}
        payKept={payKept}
        fileKept={fileKept}
      />
    )
  },
  pendingComponent: HospitalSkeleton,
  errorComponent: (props) => <HospitalProblem {...props} title={HOSPITAL_PAYMENTS_TITLE} />,
})

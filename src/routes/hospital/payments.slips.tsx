import { createFileRoute } from '@tanstack/react-router'
import { takeForms } from '../../features/forms/page-forms.ts'
import { HospitalProblem, HospitalSkeleton } from '../../features/hospital/hospital-states.tsx'
import { slipsSearchSchema, SLIPS_TITLE } from '../../features/payment/hospital/hospital-payment-search.ts'
import { SlipsPage } from '../../features/payment/hospital/slips-page.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'

export const Route = createFileRoute('/hospital/payments/slips')({
  validateSearch: slipsSearchSchema,
  loaderDeps: ({ search: { year } }) => ({ year }),
  loader: async ({ context, deps: { year } }) => {
    const { slipsQuery } = await import('../../features/payment/hospital/hospital-payment.queries.ts')
    await context.queryClient.ensureQueryData(slipsQuery(year))
    return takeForms()
  },
  head: () => pageTitle(SLIPS_TITLE),
  component: function Slips() {
    return <SlipsPage search={Route.useSearch()} />
  },
  pendingComponent: HospitalSkeleton,
  errorComponent: (props) => <HospitalProblem {...props} title={SLIPS_TITLE} />,
})

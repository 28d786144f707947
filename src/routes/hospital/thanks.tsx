import { createFileRoute } from '@tanstack/react-router'
import { takeForms } from '../../features/forms/page-forms.ts'
import { HospitalProblem, HospitalSkeleton } from '../../features/hospital/hospital-states.tsx'
import { HospitalThanksPage } from '../../features/thanks/hospital/hospital-thanks-page.tsx'
import { hospitalThanksSearchSchema, HOSPITAL_THANKS } from '../../features/thanks/hospital/thanks-search.ts'
import { pageTitle } from '../../features/shell/document-head.ts'

export const Route = createFileRoute('/hospital/thanks')({
  validateSearch: hospitalThanksSearchSchema,
  loaderDeps: ({ search: { after } }) => ({ after }),
  loader: async ({ context, deps: { after } }) => {
    const { thankableWorksQuery } = await import('../../features/thanks/hospital/hospital-thanks.queries.ts')
    await context.queryClient.ensureInfiniteQueryData(thankableWorksQuery(after))
    return takeForms()
  },
  head: () => pageTitle(HOSPITAL_THANKS),
  component: function HospitalThanks() {
    return <HospitalThanksPage search={Route.useSearch()} />
  },
  pendingComponent: HospitalSkeleton,
  errorComponent: (props) => <HospitalProblem {...props} title={HOSPITAL_THANKS} />,
})

import { createFileRoute } from '@tanstack/react-router'
import { newFormKey } from '../../features/forms/form-key.ts'
import { takeKeptAnswer } from '../../features/forms/kept-answer.ts'
import { HospitalProblem, HospitalSkeleton } from '../../features/hospital/hospital-states.tsx'
import { HospitalThanksPage } from '../../features/thanks/hospital/hospital-thanks-page.tsx'
import { THANKS_FORM } from '../../features/thanks/hospital/posted-forms.ts'
import { hospitalThanksSearchSchema, HOSPITAL_THANKS } from '../../features/thanks/hospital/thanks-search.ts'
import { pageTitle } from '../../features/shell/document-head.ts'

export const Route = createFileRoute('/hospital/thanks')({
  validateSearch: hospitalThanksSearchSchema,
  loaderDeps: ({ search: { after } }) => ({ after }),
  loader: async ({ context, deps: { after } }) => {
    const { thankableWorksQuery } = await import('../../features/thanks/hospital/hospital-thanks.queries.ts')
    await context.queryClient.ensureInfiniteQueryData(thankableWorksQuery(after))
    return { formKey: newFormKey(), kept: takeKeptAnswer(THANKS_FORM) }
  },
  head: () => pageTitle(HOSPITAL_THANKS),
  component: function HospitalThanks() {
    const { kept, formKey } = Route.useLoaderData()
    return <HospitalThanksPage search={Route.useSearch()} kept={kept} formKey={formKey} />
  },
  pendingComponent: HospitalSkeleton,
  errorComponent: (props) => <HospitalProblem {...props} title={HOSPITAL_THANKS} />,
})

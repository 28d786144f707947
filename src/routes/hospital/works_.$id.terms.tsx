import { createFileRoute, notFound } from '@tanstack/react-router'
import { isUuid } from '../../domain/uuid.ts'
import { newFormKey } from '../../features/forms/form-key.ts'
import { takeKeptAnswer } from '../../features/forms/kept-answer.ts'
import { HospitalProblem, HospitalSkeleton } from '../../features/hospital/hospital-states.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'
import { HospitalTermsPage } from '../../features/terms-notice/hospital-terms-page.tsx'
import { ISSUE_FORM } from '../../features/terms-notice/posted-forms.ts'
import { termsSearchSchema, HOSPITAL_TERMS_TITLE } from '../../features/terms-notice/terms-search.ts'

export const Route = createFileRoute('/hospital/works_/$id/terms')({
  validateSearch: termsSearchSchema,
  loaderDeps: ({ search: { version } }) => ({ version }),
  loader: async ({ context, params, deps }) => {
    if (!isUuid(params.id)) throw notFound()
    const { hospitalTermsQuery } =
      await import('../../features/terms-notice/hospital-terms-notice.queries.ts')
    await context.queryClient.ensureQueryData(hospitalTermsQuery(params.id, deps.version))
    return { formKey: newFormKey(), kept: takeKeptAnswer(ISSUE_FORM) }
  },
  head: () => pageTitle(HOSPITAL_TERMS_TITLE),
  component: function HospitalTerms() {
    const { id } = Route.useParams()
    const { kept, formKey } = Route.useLoaderData()
    return <HospitalTermsPage key={id} workId={id} search={Route.useSearch()} kept={kept} formKey={formKey} />
  },
  pendingComponent: HospitalSkeleton,
  errorComponent: (props) => <HospitalProblem {...props} title={HOSPITAL_TERMS_TITLE} />,
})

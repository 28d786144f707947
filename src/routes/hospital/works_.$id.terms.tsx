import { createFileRoute, notFound } from '@tanstack/react-router'
import { isUuid } from '../../domain/uuid.ts'
import { takeForms } from '../../features/forms/page-forms.ts'
import { HospitalProblem, HospitalSkeleton } from '../../features/hospital/hospital-states.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'
import { HospitalTermsPage } from '../../features/terms-notice/hospital-terms-page.tsx'
import { termsSearchSchema, HOSPITAL_TERMS_TITLE } from '../../features/terms-notice/terms-search.ts'

export const Route = createFileRoute('/hospital/works_/$id/terms')({
  validateSearch: termsSearchSchema,
  loaderDeps: ({ search: { version } }) => ({ version }),
  loader: async ({ context, params, deps }) => {
    if (!isUuid(params.id)) throw notFound()
    const { hospitalTermsQuery } =
      await import('../../features/terms-notice/hospital-terms-notice.queries.ts')
    await context.queryClient.ensureQueryData(hospitalTermsQuery(params.id, deps.version))
    return takeForms()
  },
  head: () => pageTitle(HOSPITAL_TERMS_TITLE),
  component: function HospitalTerms() {
    const { id } = Route.useParams()
    return <HospitalTermsPage key={id} workId={id} search={Route.useSearch()} />
  },
  pendingComponent: HospitalSkeleton,
  errorComponent: (props) => <HospitalProblem {...props} title={HOSPITAL_TERMS_TITLE} />,
})

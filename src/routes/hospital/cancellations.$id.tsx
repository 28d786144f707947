import { createFileRoute, notFound } from '@tanstack/react-router'
import { isUuid } from '../../domain/uuid.ts'
import {
  hospitalCancellationSearchSchema,
  HOSPITAL_CANCELLATION_TITLE,
} from '../../features/cancellation/cancellation-search.ts'
import { HospitalCancellationPage } from '../../features/cancellation/hospital-cancellation-page.tsx'
import { takeForms } from '../../features/forms/page-forms.ts'
import { HospitalProblem, HospitalSkeleton } from '../../features/hospital/hospital-states.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'

export const Route = createFileRoute('/hospital/cancellations/$id')({
  validateSearch: hospitalCancellationSearchSchema,
  loader: async ({ context, params }) => {
    if (!isUuid(params.id)) throw notFound()
    const { hospitalCancellationQuery } = await import('../../features/cancellation/cancellation.queries.ts')
    await context.queryClient.ensureQueryData(hospitalCancellationQuery(params.id))
    return takeForms()
  },
  head: () => pageTitle(HOSPITAL_CANCELLATION_TITLE),
  component: function HospitalCancellation() {
    const { id } = Route.useParams()
    return <HospitalCancellationPage workId={id} search={Route.useSearch()} />
  },
  pendingComponent: HospitalSkeleton,
  errorComponent: HospitalProblem,
})

import { createFileRoute, notFound } from '@tanstack/react-router'
import { isUuid } from '../../domain/uuid.ts'
import { takeForms } from '../../features/forms/page-forms.ts'
import { HospitalProblem, HospitalSkeleton } from '../../features/hospital/hospital-states.tsx'
import { HospitalRecordPage } from '../../features/record/hospital/hospital-record-page.tsx'
import {
  hospitalRecordSearchSchema,
  HOSPITAL_RECORD_TITLE,
} from '../../features/record/hospital/report-answer-search.ts'
import { pageTitle } from '../../features/shell/document-head.ts'

export const Route = createFileRoute('/hospital/reports/$id')({
  validateSearch: hospitalRecordSearchSchema,
  loader: async ({ context, params }) => {
    if (!isUuid(params.id)) throw notFound()
    const { loadHospitalRecord } = await import('../../features/record/hospital/hospital-record-load.ts')
    await loadHospitalRecord(context.queryClient, params.id)
    return takeForms()
  },
  head: () => pageTitle(HOSPITAL_RECORD_TITLE),
  component: function HospitalReport() {
    const { id } = Route.useParams()
    return <HospitalRecordPage key={id} workId={id} search={Route.useSearch()} />
  },
  pendingComponent: HospitalSkeleton,
  errorComponent: HospitalProblem,
})

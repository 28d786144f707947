import { createFileRoute, notFound } from '@tanstack/react-router'
import { isUuid } from '../../domain/uuid.ts'
import { newFormKey } from '../../features/forms/form-key.ts'
import { takeKeptAnswer } from '../../features/forms/kept-answer.ts'
import { HospitalProblem, HospitalSkeleton } from '../../features/hospital/hospital-states.tsx'
import { HospitalRecordPage } from '../../features/record/hospital/hospital-record-page.tsx'
import {
  ANSWER_FORM,
  OBJECTION_ANSWER_FORM,
  STATEMENT_FORM,
} from '../../features/record/hospital/posted-forms.ts'
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
    const objectionKept = takeKeptAnswer(OBJECTION_ANSWER_FORM)
    const statementKept = takeKeptAnswer(STATEMENT_FORM)
    return { formKey: newFormKey(), kept: takeKeptAnswer(ANSWER_FORM), objectionKept, statementKept }
  },
  head: () => pageTitle(HOSPITAL_RECORD_TITLE),
  component: function HospitalReport() {
    const { id } = Route.useParams()
    return <HospitalRecordPage key={id} {...Route.useLoaderData()} workId={id} search={Route.useSearch()} />
  },
  pendingComponent: HospitalSkeleton,
  errorComponent: HospitalProblem,
})

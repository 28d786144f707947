import { createFileRoute, notFound } from '@tanstack/react-router'
import * as v from 'valibot'
import { newFormKey } from '../features/forms/form-key.ts'
import { takeKeptAnswer } from '../features/forms/kept-answer.ts'
import { HospitalProblem, HospitalSkeleton } from '../features/hospital/hospital-states.tsx'
import {
  HOSPITAL_REPORT_TITLE,
  HospitalReportPage,
} from '../features/hospital-reports/hospital-report-page.tsx'
import { ANSWER_FORM } from '../features/hospital-reports/posted-forms.ts'
import { hospitalReportSearchSchema } from '../features/hospital-reports/report-answer-search.ts'
import { pageTitle } from '../features/shell/document-head.ts'

export const Route = createFileRoute('/hospital/reports/$id')({
  validateSearch: hospitalReportSearchSchema,
  loader: async ({ context, params }) => {
    if (!v.is(v.pipe(v.string(), v.uuid()), params.id)) throw notFound()
    const { hospitalReportQuery } = await import('../features/hospital-reports/hospital-report.queries.ts')
    await context.queryClient.ensureQueryData(hospitalReportQuery(params.id))
    return { formKey: newFormKey(), kept: takeKeptAnswer(ANSWER_FORM) }
  },
  head: () => pageTitle(HOSPITAL_REPORT_TITLE),
  component: function HospitalReport() {
    const { id } = Route.useParams()
    const { kept, formKey } = Route.useLoaderData()
    return (
      <HospitalReportPage key={id} workId={id} search={Route.useSearch()} kept={kept} formKey={formKey} />
    )
  },
  pendingComponent: HospitalSkeleton,
  errorComponent: HospitalProblem,
})

import { createFileRoute, notFound } from '@tanstack/react-router'
import { isUuid } from '../../domain/uuid.ts'
import { newFormKey } from '../../features/forms/form-key.ts'
import { takeKeptAnswer } from '../../features/forms/kept-answer.ts'
import { requireSignIn } from '../../features/session/require-sign-in.ts'
import { BackPageProblem, BackPageSkeleton } from '../../features/shell/back-page.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'
import { REPORT_FORM } from '../../features/record/doctor/posted-forms.ts'
import { reportSearchSchema, REPORT_HEAD } from '../../features/record/doctor/record-search.ts'
import { ReportPage } from '../../features/record/doctor/report-page.tsx'

export const Route = createFileRoute('/work/$id/report')({
  validateSearch: reportSearchSchema,
  beforeLoad: ({ context, location }) => requireSignIn(context.queryClient, location.href),
  loader: async ({ context, params }) => {
    if (!isUuid(params.id)) throw notFound()
    const { recordQuery } = await import('../../features/record/doctor/record.queries.ts')
    await context.queryClient.ensureQueryData(recordQuery(params.id))
    return { formKey: newFormKey(), kept: takeKeptAnswer(REPORT_FORM) }
  },
  head: () => pageTitle(REPORT_HEAD.title),
  component: function Report() {
    const { id } = Route.useParams()
    const { kept, formKey } = Route.useLoaderData()
    return <ReportPage key={id} id={id} search={Route.useSearch()} kept={kept} formKey={formKey} />
  },
  pendingComponent: () => <BackPageSkeleton {...REPORT_HEAD} />,
  errorComponent: (props) => <BackPageProblem {...REPORT_HEAD} {...props} />,
})

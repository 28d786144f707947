import { createFileRoute, notFound } from '@tanstack/react-router'
import { isUuid } from '../../domain/uuid.ts'
import { takeForms } from '../../features/forms/page-forms.ts'
import { requireSignIn } from '../../features/session/require-sign-in.ts'
import { BackPageProblem, BackPageSkeleton } from '../../features/shell/back-page.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'
import { reportSearchSchema, REPORT_HEAD } from '../../features/record/doctor/record-search.ts'
import { ReportPage } from '../../features/record/doctor/report-page.tsx'

export const Route = createFileRoute('/work/$id/report')({
  validateSearch: reportSearchSchema,
  beforeLoad: ({ context, location }) => requireSignIn(context.queryClient, location.href),
  loader: async ({ context, params }) => {
    if (!isUuid(params.id)) throw notFound()
    const { recordQuery } = await import('../../features/record/doctor/record.queries.ts')
    await context.queryClient.ensureQueryData(recordQuery(params.id))
    return takeForms()
  },
  head: () => pageTitle(REPORT_HEAD.title),
  component: function Report() {
    const { id } = Route.useParams()
    return <ReportPage key={id} id={id} search={Route.useSearch()} />
  },
  pendingComponent: () => <BackPageSkeleton {...REPORT_HEAD} />,
  errorComponent: (props) => <BackPageProblem {...REPORT_HEAD} {...props} />,
})

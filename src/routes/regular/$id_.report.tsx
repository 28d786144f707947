import { createFileRoute, notFound } from '@tanstack/react-router'
import { isId } from '../../domain/decimal-id.ts'
import { ListingReportPage } from '../../features/listing/report/doctor/report-page.tsx'
import {
  listingReportSearchSchema,
  REPORT_TITLE,
  reportHead,
} from '../../features/listing/report/doctor/report-search.ts'
import { requireSignIn } from '../../features/session/require-sign-in.ts'
import { BackPageProblem, BackPageSkeleton } from '../../features/shell/back-page.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'

export const Route = createFileRoute('/regular/$id_/report')({
  validateSearch: listingReportSearchSchema,
  beforeLoad: ({ context, location }) => requireSignIn(context.queryClient, location.href),
  loader: async ({ context: { queryClient }, params: { id } }) => {
    if (!isId(id)) throw notFound()
    const { loadReport } = await import('../../features/listing/report/doctor/report-load.ts')
    const forms = await loadReport(queryClient, 'regular', id)
    if (!forms) throw notFound()
    return forms
  },
  head: () => pageTitle(REPORT_TITLE.regular),
  component: function ReportRegular() {
    const { id } = Route.useParams()
    const { outcome } = Route.useSearch()
    const { formKey, kept } = Route.useLoaderData()
    return <ListingReportPage kind="regular" id={id} outcome={outcome} kept={kept} formKey={formKey} />
  },
  pendingComponent: function Pending() {
    return <BackPageSkeleton {...reportHead('regular', Route.useParams().id)} />
  },
  errorComponent: function Problem(props) {
    return <BackPageProblem {...reportHead('regular', Route.useParams().id)} {...props} />
  },
})

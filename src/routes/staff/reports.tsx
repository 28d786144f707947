import { createFileRoute } from '@tanstack/react-router'
import { OfficeOnly } from '../../features/account/log-in/office-only.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'
import { StaffProblem, StaffSkeleton } from '../../features/staff/staff-states.tsx'
import { ReportedPage } from '../../features/listing-report/staff/reported-page.tsx'
import {
  REPORTED_LISTINGS,
  reportedListingsSearchSchema,
} from '../../features/listing-report/staff/reported-search.ts'

const load = () => import('../../features/doctor-review/review-load.ts')
const loadAll = () => import('../../features/listing-report/staff/reported-load.ts')

export const Route = createFileRoute('/staff/reports')({
  validateSearch: reportedListingsSearchSchema,
  beforeLoad: async ({ context, location }) => ({
    isStaff: await (await load()).requireStaff(context.queryClient, location),
  }),
  loader: async ({ context: { queryClient, isStaff } }) =>
    isStaff ? (await loadAll()).loadReportedListings(queryClient) : undefined,
  head: () => pageTitle(REPORTED_LISTINGS),
  component: function StaffReports() {
    const forms = Route.useLoaderData()
    const { outcome } = Route.useSearch()
    return forms ? (
      <ReportedPage outcome={outcome} {...forms} />
    ) : (
      <OfficeOnly side="STAFF" title={REPORTED_LISTINGS} />
    )
  },
  pendingComponent: () => <StaffSkeleton label={`${REPORTED_LISTINGS}を読み込んでいます`} />,
  errorComponent: (props) => <StaffProblem {...props} title={REPORTED_LISTINGS} />,
})

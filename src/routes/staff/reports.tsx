import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../../features/shell/document-head.ts'
import { StaffProblem, StaffSkeleton } from '../../features/staff/staff-states.tsx'
import { ReportedPage } from '../../features/listing/report/staff/reported-page.tsx'
import {
  REPORTED_LISTINGS,
  reportedListingsSearchSchema,
} from '../../features/listing/report/staff/reported-search.ts'

const loadAll = () => import('../../features/listing/report/staff/reported-load.ts')

export const Route = createFileRoute('/staff/reports')({
  validateSearch: reportedListingsSearchSchema,
  loader: async ({ context: { queryClient } }) => (await loadAll()).loadReportedListings(queryClient),
  head: () => pageTitle(REPORTED_LISTINGS),
  component: function StaffReports() {
    const forms = Route.useLoaderData()
    const { outcome } = Route.useSearch()
    return <ReportedPage outcome={outcome} {...forms} />
  },
  pendingComponent: () => <StaffSkeleton label={`${REPORTED_LISTINGS}を読み込んでいます`} />,
  errorComponent: (props) => <StaffProblem {...props} title={REPORTED_LISTINGS} />,
})

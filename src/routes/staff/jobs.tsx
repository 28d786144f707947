import { createFileRoute } from '@tanstack/react-router'
import { OfficeOnly } from '../../features/account/log-in/office-only.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'
import { FailedJobsPage } from '../../features/staff/failed-jobs/failed-jobs-page.tsx'
import { FAILED_JOBS, staffJobsSearchSchema } from '../../features/staff/staff-search.ts'
import { StaffProblem, StaffSkeleton } from '../../features/staff/staff-states.tsx'

const load = () => import('../../features/doctor-review/review-load.ts')

export const Route = createFileRoute('/staff/jobs')({
  validateSearch: staffJobsSearchSchema,
  beforeLoad: async ({ context, location }) => ({
    isStaff: await (await load()).requireStaff(context.queryClient, location),
  }),
  loader: async ({ context: { queryClient, isStaff } }) => {
    if (isStaff) await (await load()).loadFailedJobs(queryClient)
    return { isStaff }
  },
  head: () => pageTitle(FAILED_JOBS),
  component: function StaffJobs() {
    const { isStaff } = Route.useLoaderData()
    const { outcome } = Route.useSearch()
    return isStaff ? <FailedJobsPage outcome={outcome} /> : <OfficeOnly side="STAFF" title={FAILED_JOBS} />
  },
  pendingComponent: () => <StaffSkeleton label={`${FAILED_JOBS}を読み込んでいます`} />,
  errorComponent: (props) => <StaffProblem {...props} title={FAILED_JOBS} />,
})

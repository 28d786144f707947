import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../../features/shell/document-head.ts'
import { FailedJobsPage } from '../../features/staff/failed-jobs/failed-jobs-page.tsx'
import { FAILED_JOBS, staffJobsSearchSchema } from '../../features/staff/staff-search.ts'
import { StaffProblem, StaffSkeleton } from '../../features/staff/staff-states.tsx'

export const Route = createFileRoute('/staff/jobs')({
  validateSearch: staffJobsSearchSchema,
  loader: async ({ context: { queryClient } }) => {
    const { failedJobsQuery } = await import('../../features/staff/failed-jobs/failed-job.queries.ts')
    await queryClient.ensureQueryData(failedJobsQuery())
  },
  head: () => pageTitle(FAILED_JOBS),
  component: function StaffJobs() {
    const { outcome } = Route.useSearch()
    return <FailedJobsPage outcome={outcome} />
  },
  pendingComponent: () => <StaffSkeleton label={`${FAILED_JOBS}を読み込んでいます`} />,
  errorComponent: (props) => <StaffProblem {...props} title={FAILED_JOBS} />,
})

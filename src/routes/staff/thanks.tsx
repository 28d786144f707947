import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../../features/shell/document-head.ts'
import { staffThanksSearchSchema, THANKS_REPORTS } from '../../features/staff/staff-search.ts'
import { StaffProblem, StaffSkeleton } from '../../features/staff/staff-states.tsx'
import { ThanksReportsPage } from '../../features/thanks/staff/thanks-reports-page.tsx'

const load = () => import('../../features/thanks/staff/thanks-report-load.ts')

export const Route = createFileRoute('/staff/thanks')({
  validateSearch: staffThanksSearchSchema,
  loader: async ({ context: { queryClient } }) => (await load()).loadThanksReports(queryClient),
  head: () => pageTitle(THANKS_REPORTS),
  component: function StaffThanks() {
    const { outcome } = Route.useSearch()
    return <ThanksReportsPage outcome={outcome} />
  },
  pendingComponent: () => <StaffSkeleton label={`${THANKS_REPORTS}を読み込んでいます`} />,
  errorComponent: (props) => <StaffProblem {...props} title={THANKS_REPORTS} />,
})

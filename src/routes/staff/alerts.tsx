import { createFileRoute } from '@tanstack/react-router'
import { takeForms } from '../../features/forms/page-forms.ts'
import { pageTitle } from '../../features/shell/document-head.ts'
import { ALERTS, staffAlertsSearchSchema } from '../../features/alert/staff/alert-search.ts'
import { StaffAlertsPage } from '../../features/alert/staff/staff-alerts-page.tsx'
import { StaffProblem, StaffSkeleton } from '../../features/staff/staff-states.tsx'

export const Route = createFileRoute('/staff/alerts')({
  validateSearch: staffAlertsSearchSchema,
  loader: async ({ context: { queryClient } }) => {
    const { staffAlertsQuery } = await import('../../features/alert/staff/alert.queries.ts')
    await queryClient.ensureQueryData(staffAlertsQuery())
    return takeForms()
  },
  head: () => pageTitle(ALERTS),
  component: function StaffAlerts() {
    return <StaffAlertsPage search={Route.useSearch()} />
  },
  pendingComponent: () => <StaffSkeleton label={`${ALERTS}を読み込んでいます`} />,
  errorComponent: (props) => <StaffProblem {...props} title={ALERTS} />,
})

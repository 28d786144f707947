import { createFileRoute } from '@tanstack/react-router'
import { OfficeOnly } from '../../features/account/log-in/office-only.tsx'
import { newFormKey } from '../../features/forms/form-key.ts'
import { pageTitle } from '../../features/shell/document-head.ts'
import { ALERTS, staffAlertsSearchSchema } from '../../features/alerts/staff/alert-search.ts'
import { StaffAlertsPage } from '../../features/alerts/staff/staff-alerts-page.tsx'
import { StaffProblem, StaffSkeleton } from '../../features/staff/staff-states.tsx'

const load = () => import('../../features/doctor-review/review-load.ts')

export const Route = createFileRoute('/staff/alerts')({
  validateSearch: staffAlertsSearchSchema,
  beforeLoad: async ({ context, location }) => ({
    isStaff: await (await load()).requireStaff(context.queryClient, location),
  }),
  loader: async ({ context: { queryClient, isStaff } }) => {
    if (isStaff) {
      const { staffAlertsQuery } = await import('../../features/alerts/staff/alert.queries.ts')
      await queryClient.ensureQueryData(staffAlertsQuery())
    }
    return { isStaff, formKey: newFormKey() }
  },
  head: () => pageTitle(ALERTS),
  component: function StaffAlerts() {
    const { isStaff, formKey } = Route.useLoaderData()
    const search = Route.useSearch()
    return isStaff ? (
      <StaffAlertsPage search={search} formKey={formKey} />
    ) : (
      <OfficeOnly side="STAFF" title={ALERTS} />
    )
  },
  pendingComponent: () => <StaffSkeleton label={`${ALERTS}を読み込んでいます`} />,
  errorComponent: (props) => <StaffProblem {...props} title={ALERTS} />,
})

import { createFileRoute } from '@tanstack/react-router'
import { OfficeOnly } from '../../features/account/log-in/office-only.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'
import { staffThanksSearchSchema, THANKS_REPORTS } from '../../features/staff/staff-search.ts'
import { StaffProblem, StaffSkeleton } from '../../features/staff/staff-states.tsx'
import { ThanksReportsPage } from '../../features/staff/thanks/thanks-reports-page.tsx'

const load = () => import('../../features/doctor-review/review-load.ts')

export const Route = createFileRoute('/staff/thanks')({
  validateSearch: staffThanksSearchSchema,
  beforeLoad: async ({ context, location }) => ({
    isStaff: await (await load()).requireStaff(context.queryClient, location),
  }),
  loader: async ({ context: { queryClient, isStaff } }) => ({
    isStaff,
    formKey: isStaff ? await (await load()).loadThanksReports(queryClient) : '',
  }),
  head: () => pageTitle(THANKS_REPORTS),
  component: function StaffThanks() {
    const { isStaff, formKey } = Route.useLoaderData()
    const { outcome } = Route.useSearch()
    return isStaff ? (
      <ThanksReportsPage outcome={outcome} formKey={formKey} />
    ) : (
      <OfficeOnly side="STAFF" title={THANKS_REPORTS} />
    )
  },
  pendingComponent: () => <StaffSkeleton label={`${THANKS_REPORTS}を読み込んでいます`} />,
  errorComponent: (props) => <StaffProblem {...props} title={THANKS_REPORTS} />,
})

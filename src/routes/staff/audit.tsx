import { createFileRoute } from '@tanstack/react-router'
import { OfficeOnly } from '../../features/account/log-in/office-only.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'
import { AUDIT, staffAuditSearchSchema } from '../../features/staff/audit/audit-search.ts'
import { StaffAuditPage } from '../../features/staff/audit/staff-audit-page.tsx'
import { StaffProblem, StaffSkeleton } from '../../features/staff/staff-states.tsx'

const load = () => import('../../features/doctor-review/review-load.ts')

export const Route = createFileRoute('/staff/audit')({
  validateSearch: staffAuditSearchSchema,
  loaderDeps: ({ search }) => search,
  beforeLoad: async ({ context, location }) => ({
    isStaff: await (await load()).requireStaff(context.queryClient, location),
  }),
  loader: async ({ context: { queryClient, isStaff }, deps }) => {
    if (!isStaff) return { isStaff, kept: null }
    const { loadAudit } = await import('../../features/staff/audit/audit-load.ts')
    return { isStaff, kept: await loadAudit(queryClient, deps) }
  },
  head: () => pageTitle(AUDIT),
  component: function StaffAudit() {
    const { isStaff, kept } = Route.useLoaderData()
    const search = Route.useSearch()
    return isStaff ? (
      <StaffAuditPage search={search} kept={kept} />
    ) : (
      <OfficeOnly side="STAFF" title={AUDIT} />
    )
  },
  pendingComponent: () => <StaffSkeleton label={`${AUDIT}を読み込んでいます`} />,
  errorComponent: (props) => <StaffProblem {...props} title={AUDIT} />,
})

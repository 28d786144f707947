import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../../features/shell/document-head.ts'
import { AUDIT, staffAuditSearchSchema } from '../../features/staff/audit/audit-search.ts'
import { StaffAuditPage } from '../../features/staff/audit/staff-audit-page.tsx'
import { StaffProblem, StaffSkeleton } from '../../features/staff/staff-states.tsx'

export const Route = createFileRoute('/staff/audit')({
  validateSearch: staffAuditSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const { loadAudit } = await import('../../features/staff/audit/audit-load.ts')
    return loadAudit(queryClient, deps)
  },
  head: () => pageTitle(AUDIT),
  component: function StaffAudit() {
    return <StaffAuditPage search={Route.useSearch()} />
  },
  pendingComponent: () => <StaffSkeleton label={`${AUDIT}を読み込んでいます`} />,
  errorComponent: (props) => <StaffProblem {...props} title={AUDIT} />,
})

import { createFileRoute } from '@tanstack/react-router'
import { OfficeOnly } from '../../features/account/log-in/office-only.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'
import { StaffProblem, StaffSkeleton } from '../../features/staff/staff-states.tsx'
import { StaffMembersPage } from '../../features/members/staff/members-page.tsx'
import { STAFF_MEMBERS, staffMembersSearchSchema } from '../../features/members/staff/members-search.ts'

export const Route = createFileRoute('/staff/members')({
  validateSearch: staffMembersSearchSchema,
  beforeLoad: async ({ context, location }) => {
    const { requireStaff } = await import('../../features/doctor-review/review-load.ts')
    return { isStaff: await requireStaff(context.queryClient, location) }
  },
  loader: async ({ context: { queryClient, isStaff } }) => {
    if (!isStaff) return null
    const { loadStaffMembers } = await import('../../features/members/staff/members-load.ts')
    return loadStaffMembers(queryClient)
  },
  head: () => pageTitle(STAFF_MEMBERS),
  component: function StaffMembers() {
    const forms = Route.useLoaderData()
    const { outcome } = Route.useSearch()
    return forms ? (
      <StaffMembersPage outcome={outcome} {...forms} />
    ) : (
      <OfficeOnly side="STAFF" title={STAFF_MEMBERS} />
    )
  },
  pendingComponent: () => <StaffSkeleton label={`${STAFF_MEMBERS}を読み込んでいます`} />,
  errorComponent: (props) => <StaffProblem {...props} title={STAFF_MEMBERS} />,
})

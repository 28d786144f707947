import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../../features/shell/document-head.ts'
import { StaffProblem, StaffSkeleton } from '../../features/staff/staff-states.tsx'
import { StaffMembersPage } from '../../features/member/staff/members-page.tsx'
import { STAFF_MEMBERS, staffMembersSearchSchema } from '../../features/member/staff/members-search.ts'

export const Route = createFileRoute('/staff/members')({
  validateSearch: staffMembersSearchSchema,
  loader: async ({ context: { queryClient } }) => {
    const { loadStaffMembers } = await import('../../features/member/staff/members-load.ts')
    return loadStaffMembers(queryClient)
  },
  head: () => pageTitle(STAFF_MEMBERS),
  component: function StaffMembers() {
    return <StaffMembersPage outcome={Route.useSearch().outcome} />
  },
  pendingComponent: () => <StaffSkeleton label={`${STAFF_MEMBERS}を読み込んでいます`} />,
  errorComponent: (props) => <StaffProblem {...props} title={STAFF_MEMBERS} />,
})

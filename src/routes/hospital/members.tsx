import { createFileRoute } from '@tanstack/react-router'
import { MembersPage } from '../../features/member/hospital/members-page.tsx'
import { membersSearchSchema, HOSPITAL_MEMBERS } from '../../features/member/hospital/members-search.ts'
import { HospitalProblem, HospitalSkeleton } from '../../features/hospital/hospital-states.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'

export const Route = createFileRoute('/hospital/members')({
  validateSearch: membersSearchSchema,
  loader: async ({ context }) => {
    const { loadMembers } = await import('../../features/member/hospital/members-load.ts')
    return loadMembers(context.queryClient)
  },
  head: () => pageTitle(HOSPITAL_MEMBERS),
  component: function HospitalMembers() {
    const { outcome } = Route.useSearch()
    return <MembersPage key={outcome} outcome={outcome} />
  },
  pendingComponent: HospitalSkeleton,
  errorComponent: (props) => <HospitalProblem {...props} title={HOSPITAL_MEMBERS} />,
})

import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../../features/shell/document-head.ts'
import { MEMBER_FACTOR } from '../../features/staff/staff-search.ts'
import { StaffProblem, StaffSkeleton } from '../../features/staff/staff-states.tsx'
import { ResetFactorPage } from '../../features/second-factor/staff/reset-page.tsx'
import { resetFactorSearchSchema } from '../../features/second-factor/staff/reset-search.ts'

export const Route = createFileRoute('/staff/factors')({
  validateSearch: resetFactorSearchSchema,
  loader: async ({ context: { queryClient } }) => {
    const { loadReset } = await import('../../features/second-factor/staff/reset-load.ts')
    return loadReset(queryClient)
  },
  head: () => pageTitle(MEMBER_FACTOR),
  component: function StaffFactors() {
    const { outcome } = Route.useSearch()
    return <ResetFactorPage outcome={outcome} />
  },
  pendingComponent: () => <StaffSkeleton label={`${MEMBER_FACTOR}を読み込んでいます`} />,
  errorComponent: (props) => <StaffProblem {...props} title={MEMBER_FACTOR} />,
})

import { createFileRoute } from '@tanstack/react-router'
import { OfficeOnly } from '../../features/account/log-in/office-only.tsx'
import { FACTOR_TITLE, factorSearchSchema } from '../../features/second-factor/factor-search.ts'
import { pageTitle } from '../../features/shell/document-head.ts'
import { StaffProblem, StaffSkeleton } from '../../features/staff/staff-states.tsx'
import { OwnFactorPage } from '../../features/second-factor/staff/own-factor-page.tsx'

const TITLE = FACTOR_TITLE.STAFF

export const Route = createFileRoute('/staff/account')({
  validateSearch: factorSearchSchema,
  beforeLoad: async ({ context, location }) => {
    const { requireStaff } = await import('../../features/doctor-review/review-load.ts')
    return { isStaff: await requireStaff(context.queryClient, location) }
  },
  loader: async ({ context: { queryClient, isStaff } }) => {
    const { loadFactor } = await import('../../features/second-factor/factor-load.ts')
    return isStaff ? loadFactor(queryClient) : null
  },
  head: () => pageTitle(TITLE),
  component: function StaffAccount() {
    const kept = Route.useLoaderData()
    const { outcome } = Route.useSearch()
    return kept ? (
      <OwnFactorPage key={outcome} outcome={outcome} kept={kept} />
    ) : (
      <OfficeOnly side="STAFF" title={TITLE} />
    )
  },
  pendingComponent: () => <StaffSkeleton label={`${TITLE}を読み込んでいます`} />,
  errorComponent: (props) => <StaffProblem {...props} title={TITLE} />,
})

import { createFileRoute } from '@tanstack/react-router'
import { FACTOR_TITLE, factorSearchSchema } from '../../features/second-factor/factor-search.ts'
import { pageTitle } from '../../features/shell/document-head.ts'
import { StaffProblem, StaffSkeleton } from '../../features/staff/staff-states.tsx'
import { OwnFactorPage } from '../../features/second-factor/staff/own-factor-page.tsx'

const TITLE = FACTOR_TITLE.STAFF

export const Route = createFileRoute('/staff/account')({
  validateSearch: factorSearchSchema,
  loader: async ({ context: { queryClient } }) => {
    const { loadFactor } = await import('../../features/second-factor/factor-load.ts')
    return loadFactor(queryClient)
  },
  head: () => pageTitle(TITLE),
  component: function StaffAccount() {
    const kept = Route.useLoaderData()
    const { outcome } = Route.useSearch()
    return <OwnFactorPage key={outcome} outcome={outcome} kept={kept} />
  },
  pendingComponent: () => <StaffSkeleton label={`${TITLE}を読み込んでいます`} />,
  errorComponent: (props) => <StaffProblem {...props} title={TITLE} />,
})

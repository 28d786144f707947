import { createFileRoute } from '@tanstack/react-router'
import { HospitalProblem, HospitalSkeleton } from '../../features/hospital/hospital-states.tsx'
import { FACTOR_TITLE, factorSearchSchema } from '../../features/second-factor/factor-search.ts'
import { MemberFactorPage } from '../../features/second-factor/member-factor-page.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'

export const Route = createFileRoute('/hospital/account')({
  validateSearch: factorSearchSchema,
  loader: async ({ context }) => {
    const { loadFactor } = await import('../../features/second-factor/factor-load.ts')
    return loadFactor(context.queryClient)
  },
  head: () => pageTitle(FACTOR_TITLE.HOSPITAL),
  component: function HospitalAccount() {
    const { outcome } = Route.useSearch()
    return <MemberFactorPage key={outcome} outcome={outcome} kept={Route.useLoaderData()} />
  },
  pendingComponent: HospitalSkeleton,
  errorComponent: (props) => <HospitalProblem {...props} title={FACTOR_TITLE.HOSPITAL} />,
})

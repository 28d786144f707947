import { createFileRoute } from '@tanstack/react-router'
import { HospitalProblem, HospitalSkeleton } from '../../features/hospital/hospital-states.tsx'
import { FactorPage } from '../../features/second-factor/factor-page.tsx'
import { FACTOR_TITLE, factorSearchSchema } from '../../features/second-factor/factor-search.ts'
import { pageTitle } from '../../features/shell/document-head.ts'

export const Route = createFileRoute('/hospital/account')({
  validateSearch: factorSearchSchema,
  loader: async ({ context }) => {
    const { loadFactor } = await import('../../features/second-factor/factor-load.ts')
    return loadFactor(context.queryClient)
  },
  head: () => pageTitle(FACTOR_TITLE),
  component: function HospitalAccount() {
    const { outcome } = Route.useSearch()
    return <FactorPage key={outcome} outcome={outcome} kept={Route.useLoaderData()} />
  },
  pendingComponent: HospitalSkeleton,
  errorComponent: (props) => <HospitalProblem {...props} title={FACTOR_TITLE} />,
})

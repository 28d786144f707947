import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../../features/shell/document-head.ts'
import { StaffProblem, StaffSkeleton } from '../../features/staff/staff-states.tsx'
import { HospitalsPage } from '../../features/hospital/staff/hospitals-page.tsx'
import { HOSPITALS, staffHospitalsSearchSchema } from '../../features/hospital/staff/hospitals-search.ts'

export const Route = createFileRoute('/staff/hospitals/')({
  validateSearch: staffHospitalsSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const { hospitalsQuery } = await import('../../features/hospital/staff/staff-hospital.queries.ts')
    await queryClient.ensureInfiniteQueryData(hospitalsQuery(deps))
  },
  head: () => pageTitle(HOSPITALS),
  component: function StaffHospitals() {
    const search = Route.useSearch()
    return <HospitalsPage search={search} />
  },
  pendingComponent: () => <StaffSkeleton label={`${HOSPITALS}を読み込んでいます`} />,
  errorComponent: (props) => <StaffProblem {...props} title={HOSPITALS} />,
})

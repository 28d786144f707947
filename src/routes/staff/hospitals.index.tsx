import { createFileRoute } from '@tanstack/react-router'
import { OfficeOnly } from '../../features/account/log-in/office-only.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'
import { StaffProblem, StaffSkeleton } from '../../features/staff/staff-states.tsx'
import { HospitalsPage } from '../../features/hospital/staff/hospitals-page.tsx'
import { HOSPITALS, staffHospitalsSearchSchema } from '../../features/hospital/staff/hospitals-search.ts'

const load = () => import('../../features/doctor-review/review-load.ts')

export const Route = createFileRoute('/staff/hospitals/')({
  validateSearch: staffHospitalsSearchSchema,
  loaderDeps: ({ search }) => search,
  beforeLoad: async ({ context, location }) => ({
    isStaff: await (await load()).requireStaff(context.queryClient, location),
  }),
  loader: async ({ context: { queryClient, isStaff }, deps }) => {
    if (isStaff) {
      const { hospitalsQuery } = await import('../../features/hospital/staff/hospitals.queries.ts')
      await queryClient.ensureInfiniteQueryData(hospitalsQuery(deps))
    }
    return { isStaff }
  },
  head: () => pageTitle(HOSPITALS),
  component: function StaffHospitals() {
    const { isStaff } = Route.useLoaderData()
    const search = Route.useSearch()
    return isStaff ? <HospitalsPage search={search} /> : <OfficeOnly side="STAFF" title={HOSPITALS} />
  },
  pendingComponent: () => <StaffSkeleton label={`${HOSPITALS}を読み込んでいます`} />,
  errorComponent: (props) => <StaffProblem {...props} title={HOSPITALS} />,
})

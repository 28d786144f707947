import { createFileRoute, notFound } from '@tanstack/react-router'
import { isId } from '../../domain/decimal-id.ts'
import { OfficeOnly } from '../../features/account/log-in/office-only.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'
import { StaffProblem, StaffSkeleton } from '../../features/staff/staff-states.tsx'
import { StaffHospitalPage } from '../../features/hospital/staff/hospital-page.tsx'
import { HOSPITAL_TITLE, staffHospitalSearchSchema } from '../../features/hospital/staff/hospitals-search.ts'

const load = () => import('../../features/doctor-review/review-load.ts')
const loadOne = () => import('../../features/hospital/staff/hospital-load.ts')

export const Route = createFileRoute('/staff/hospitals/$id')({
  validateSearch: staffHospitalSearchSchema,
  beforeLoad: async ({ context, location }) => ({
    isStaff: await (await load()).requireStaff(context.queryClient, location),
  }),
  loader: async ({ context: { queryClient, isStaff }, params: { id } }) => {
    if (!isId(id)) throw notFound()
    const forms = isStaff ? await (await loadOne()).loadHospital(queryClient, id) : undefined
    if (forms === null) throw notFound()
    return forms
  },
  head: () => pageTitle(HOSPITAL_TITLE),
  component: function StaffHospital() {
    const forms = Route.useLoaderData()
    const { id } = Route.useParams()
    const { outcome } = Route.useSearch()
    return forms ? (
      <StaffHospitalPage id={id} outcome={outcome} {...forms} />
    ) : (
      <OfficeOnly side="STAFF" title={HOSPITAL_TITLE} />
    )
  },
  pendingComponent: () => <StaffSkeleton label={`${HOSPITAL_TITLE}を読み込んでいます`} />,
  errorComponent: (props) => <StaffProblem {...props} title={HOSPITAL_TITLE} />,
})

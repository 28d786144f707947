import { createFileRoute, notFound } from '@tanstack/react-router'
import { isId } from '../../domain/decimal-id.ts'
import { pageTitle } from '../../features/shell/document-head.ts'
import { StaffProblem, StaffSkeleton } from '../../features/staff/staff-states.tsx'
import { StaffHospitalPage } from '../../features/hospital/staff/hospital-page.tsx'
import { HOSPITAL_TITLE, staffHospitalSearchSchema } from '../../features/hospital/staff/hospitals-search.ts'

const loadOne = () => import('../../features/hospital/staff/hospital-load.ts')

export const Route = createFileRoute('/staff/hospitals/$id')({
  validateSearch: staffHospitalSearchSchema,
  loader: async ({ context: { queryClient }, params: { id } }) => {
    if (!isId(id)) throw notFound()
    const forms = await (await loadOne()).loadHospital(queryClient, id)
    if (forms === null) throw notFound()
    return forms
  },
  head: () => pageTitle(HOSPITAL_TITLE),
  component: function StaffHospital() {
    const forms = Route.useLoaderData()
    const { id } = Route.useParams()
    const { outcome } = Route.useSearch()
    return <StaffHospitalPage id={id} outcome={outcome} {...forms} />
  },
  pendingComponent: () => <StaffSkeleton label={`${HOSPITAL_TITLE}を読み込んでいます`} />,
  errorComponent: (props) => <StaffProblem {...props} title={HOSPITAL_TITLE} />,
})

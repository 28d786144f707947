import { createFileRoute } from '@tanstack/react-router'
import { OfficeOnly } from '../../features/account/log-in/office-only.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'
import { FIGURES, staffFiguresSearchSchema } from '../../features/figures/staff/figures-search.ts'
import { StaffFiguresPage } from '../../features/figures/staff/staff-figures-page.tsx'
import { StaffProblem, StaffSkeleton } from '../../features/staff/staff-states.tsx'

const load = () => import('../../features/doctor-review/review-load.ts')

export const Route = createFileRoute('/staff/figures')({
  validateSearch: staffFiguresSearchSchema,
  loaderDeps: ({ search }) => search,
  beforeLoad: async ({ context, location }) => ({
    isStaff: await (await load()).requireStaff(context.queryClient, location),
  }),
  loader: async ({ context: { queryClient, isStaff }, deps }) => {
    if (isStaff) {
      const { figuresQuery } = await import('../../features/figures/staff/figures.queries.ts')
      await queryClient.ensureQueryData(figuresQuery(deps))
    }
    return { isStaff }
  },
  head: () => pageTitle(FIGURES),
  component: function StaffFigures() {
    const { isStaff } = Route.useLoaderData()
    const search = Route.useSearch()
    return isStaff ? <StaffFiguresPage search={search} /> : <OfficeOnly side="STAFF" title={FIGURES} />
  },
  pendingComponent: () => <StaffSkeleton label={`${FIGURES}を読み込んでいます`} />,
  errorComponent: (props) => <StaffProblem {...props} title={FIGURES} />,
})

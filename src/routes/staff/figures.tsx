import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../../features/shell/document-head.ts'
import { FIGURES, staffFiguresSearchSchema } from '../../features/figures/staff/figures-search.ts'
import { StaffFiguresPage } from '../../features/figures/staff/staff-figures-page.tsx'
import { StaffProblem, StaffSkeleton } from '../../features/staff/staff-states.tsx'

export const Route = createFileRoute('/staff/figures')({
  validateSearch: staffFiguresSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const { staffFiguresQuery: figuresQuery } =
      await import('../../features/figures/staff/figures.queries.ts')
    await queryClient.ensureQueryData(figuresQuery(deps))
  },
  head: () => pageTitle(FIGURES),
  component: function StaffFigures() {
    const search = Route.useSearch()
    return <StaffFiguresPage search={search} />
  },
  pendingComponent: () => <StaffSkeleton label={`${FIGURES}を読み込んでいます`} />,
  errorComponent: (props) => <StaffProblem {...props} title={FIGURES} />,
})

import { createFileRoute } from '@tanstack/react-router'
import { HospitalProblem, HospitalSkeleton } from '../../features/hospital/hospital-states.tsx'
import { FiguresPage } from '../../features/figures/hospital/figures-page.tsx'
import { FIGURES_TITLE, figuresSearchSchema } from '../../features/figures/hospital/figures-search.ts'
import { pageTitle } from '../../features/shell/document-head.ts'

export const Route = createFileRoute('/hospital/figures/')({
  validateSearch: figuresSearchSchema,
  loaderDeps: ({ search: { period } }) => ({ period }),
  loader: async ({ context, deps: { period } }) => {
    const { figuresQuery } = await import('../../features/figures/hospital/hospital-figures.queries.ts')
    await context.queryClient.ensureQueryData(figuresQuery(period))
  },
  head: () => pageTitle(FIGURES_TITLE),
  component: function HospitalFigures() {
    return <FiguresPage search={Route.useSearch()} />
  },
  pendingComponent: HospitalSkeleton,
  errorComponent: (props) => <HospitalProblem {...props} title={FIGURES_TITLE} />,
})

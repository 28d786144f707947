import { createFileRoute, notFound } from '@tanstack/react-router'
import { HospitalProblem, HospitalSkeleton } from '../../features/hospital/hospital-states.tsx'
import { FigureSourcesPage, NoSuchFigure } from '../../features/figures/hospital/figure-sources-page.tsx'
import {
  figureSourcesSearchSchema,
  segmentOf,
  SOURCES_TITLE,
} from '../../features/figures/hospital/figures-search.ts'
import { pageTitle } from '../../features/shell/document-head.ts'

export const Route = createFileRoute('/hospital/figures/$figure')({
  validateSearch: figureSourcesSearchSchema,
  loaderDeps: ({ search: { period, after } }) => ({ period, after }),
  loader: async ({ context, params, deps: { period, after } }) => {
    const one = segmentOf(params.figure)
    if (!one) throw notFound()
    const { figureSourcesQuery } = await import('../../features/figures/hospital/hospital-figures.queries.ts')
    await context.queryClient.ensureInfiniteQueryData(figureSourcesQuery(one.figure, period, after))
  },
  head: ({ params }) => pageTitle(SOURCES_TITLE[segmentOf(params.figure)?.figure ?? 'REPLY']),
  component: function HospitalFigureSources() {
    const one = segmentOf(Route.useParams().figure)
    const search = Route.useSearch()
    return one ? <FigureSourcesPage segment={one.segment} search={search} /> : <NoSuchFigure />
  },
  notFoundComponent: NoSuchFigure,
  pendingComponent: HospitalSkeleton,
  errorComponent: (props) => <HospitalProblem {...props} title="病院の数字" />,
})

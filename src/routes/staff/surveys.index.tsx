import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../../features/shell/document-head.ts'
import { StaffProblem, StaffSkeleton } from '../../features/staff/staff-states.tsx'
import { SurveysPage } from '../../features/survey/staff/surveys-page.tsx'
import { SURVEYS, staffSurveysSearchSchema } from '../../features/survey/staff/surveys-search.ts'

export const Route = createFileRoute('/staff/surveys/')({
  validateSearch: staffSurveysSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const { notesQuery } = await import('../../features/survey/staff/staff-survey.queries.ts')
    await queryClient.ensureInfiniteQueryData(notesQuery(deps))
  },
  head: () => pageTitle(SURVEYS),
  component: function StaffSurveys() {
    const search = Route.useSearch()
    return <SurveysPage search={search} />
  },
  pendingComponent: () => <StaffSkeleton label={`${SURVEYS}を読み込んでいます`} />,
  errorComponent: (props) => <StaffProblem {...props} title={SURVEYS} />,
})

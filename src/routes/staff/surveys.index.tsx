import { createFileRoute } from '@tanstack/react-router'
import { OfficeOnly } from '../../features/account/log-in/office-only.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'
import { StaffProblem, StaffSkeleton } from '../../features/staff/staff-states.tsx'
import { SurveysPage } from '../../features/staff-surveys/surveys-page.tsx'
import { SURVEYS, staffSurveysSearchSchema } from '../../features/staff-surveys/surveys-search.ts'

const load = () => import('../../features/doctor-review/review-load.ts')

export const Route = createFileRoute('/staff/surveys/')({
  validateSearch: staffSurveysSearchSchema,
  loaderDeps: ({ search }) => search,
  beforeLoad: async ({ context, location }) => ({
    isStaff: await (await load()).requireStaff(context.queryClient, location),
  }),
  loader: async ({ context: { queryClient, isStaff }, deps }) => {
    if (isStaff) {
      const { notesQuery } = await import('../../features/staff-surveys/surveys.queries.ts')
      await queryClient.ensureInfiniteQueryData(notesQuery(deps))
    }
    return { isStaff }
  },
  head: () => pageTitle(SURVEYS),
  component: function StaffSurveys() {
    const { isStaff } = Route.useLoaderData()
    const search = Route.useSearch()
    return isStaff ? <SurveysPage search={search} /> : <OfficeOnly side="STAFF" title={SURVEYS} />
  },
  pendingComponent: () => <StaffSkeleton label={`${SURVEYS}を読み込んでいます`} />,
  errorComponent: (props) => <StaffProblem {...props} title={SURVEYS} />,
})

import { createFileRoute, notFound } from '@tanstack/react-router'
import { isUuid } from '../../domain/uuid.ts'
import { OfficeOnly } from '../../features/account/log-in/office-only.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'
import { StaffProblem, StaffSkeleton } from '../../features/staff/staff-states.tsx'
import { SurveyNotePage } from '../../features/staff-surveys/survey-note-page.tsx'
import { SURVEY_TITLE, staffSurveySearchSchema } from '../../features/staff-surveys/surveys-search.ts'

const load = () => import('../../features/doctor-review/review-load.ts')
const loadOne = () => import('../../features/staff-surveys/survey-load.ts')

export const Route = createFileRoute('/staff/surveys/$workId')({
  validateSearch: staffSurveySearchSchema,
  beforeLoad: async ({ context, location }) => ({
    isStaff: await (await load()).requireStaff(context.queryClient, location),
  }),
  loader: async ({ context: { queryClient, isStaff }, params: { workId } }) => {
    if (!isUuid(workId)) throw notFound()
    return isStaff ? (await loadOne()).loadNote(queryClient, workId) : null
  },
  head: () => pageTitle(SURVEY_TITLE),
  component: function StaffSurvey() {
    const forms = Route.useLoaderData()
    const { workId } = Route.useParams()
    const { outcome } = Route.useSearch()
    return forms ? (
      <SurveyNotePage workId={workId} outcome={outcome} {...forms} />
    ) : (
      <OfficeOnly side="STAFF" title={SURVEY_TITLE} />
    )
  },
  pendingComponent: () => <StaffSkeleton label={`${SURVEY_TITLE}を読み込んでいます`} />,
  errorComponent: (props) => <StaffProblem {...props} title={SURVEY_TITLE} />,
})

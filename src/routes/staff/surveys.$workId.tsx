import { createFileRoute, notFound } from '@tanstack/react-router'
import { isUuid } from '../../domain/uuid.ts'
import { pageTitle } from '../../features/shell/document-head.ts'
import { StaffProblem, StaffSkeleton } from '../../features/staff/staff-states.tsx'
import { SurveyNotePage } from '../../features/survey/staff/survey-note-page.tsx'
import { SURVEY_TITLE, staffSurveySearchSchema } from '../../features/survey/staff/surveys-search.ts'

const loadOne = () => import('../../features/survey/staff/survey-load.ts')

export const Route = createFileRoute('/staff/surveys/$workId')({
  validateSearch: staffSurveySearchSchema,
  loader: async ({ context: { queryClient }, params: { workId } }) => {
    if (!isUuid(workId)) throw notFound()
    return (await loadOne()).loadNote(queryClient, workId)
  },
  head: () => pageTitle(SURVEY_TITLE),
  component: function StaffSurvey() {
    const { workId } = Route.useParams()
    const { outcome } = Route.useSearch()
    return <SurveyNotePage workId={workId} outcome={outcome} />
  },
  pendingComponent: () => <StaffSkeleton label={`${SURVEY_TITLE}を読み込んでいます`} />,
  errorComponent: (props) => <StaffProblem {...props} title={SURVEY_TITLE} />,
})

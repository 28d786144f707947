import { createFileRoute, notFound } from '@tanstack/react-router'
import { isUuid } from '../../domain/uuid.ts'
import { takeForms } from '../../features/forms/page-forms.ts'
import { requireSignIn } from '../../features/session/require-sign-in.ts'
import { BackPageProblem, BackPageSkeleton } from '../../features/shell/back-page.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'
import { SurveyPage } from '../../features/survey/doctor/survey-page.tsx'
import { surveySearchSchema, SURVEY_HEAD } from '../../features/survey/doctor/survey-search.ts'

export const Route = createFileRoute('/work/$id/survey')({
  validateSearch: surveySearchSchema,
  beforeLoad: ({ context, location }) => requireSignIn(context.queryClient, location.href),
  loader: async ({ context, params }) => {
    if (!isUuid(params.id)) throw notFound()
    const { surveyQuery } = await import('../../features/survey/doctor/survey.queries.ts')
    await context.queryClient.ensureQueryData(surveyQuery(params.id))
    return takeForms()
  },
  head: () => pageTitle(SURVEY_HEAD.title),
  component: function Survey() {
    const { id } = Route.useParams()
    return <SurveyPage key={id} id={id} search={Route.useSearch()} />
  },
  pendingComponent: () => <BackPageSkeleton {...SURVEY_HEAD} />,
  errorComponent: (props) => <BackPageProblem {...SURVEY_HEAD} {...props} />,
})

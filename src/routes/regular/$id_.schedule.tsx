import { createFileRoute, notFound } from '@tanstack/react-router'
import { isId } from '../../domain/decimal-id.ts'
import { ANSWER_RENEWAL_FORM, APPLY_CONVERSION_FORM } from '../../features/contract/renewal/posted-forms.ts'
import { SchedulePage } from '../../features/engagement/schedule-page.tsx'
import { scheduleSearchSchema, SCHEDULE_TITLE } from '../../features/engagement/schedule-search.ts'
import { ScheduleProblem, ScheduleSkeleton } from '../../features/engagement/schedule-states.tsx'
import { END_NOTICE_FORM } from '../../features/contract/end/posted-forms.ts'
import { newFormKey } from '../../features/forms/form-key.ts'
import { takeKeptAnswer } from '../../features/forms/kept-answer.ts'
import { requireSignIn } from '../../features/session/require-sign-in.ts'
import { pageTitle } from '../../features/shell/document-head.ts'

export const Route = createFileRoute('/regular/$id_/schedule')({
  validateSearch: scheduleSearchSchema,
  loaderDeps: ({ search: { after } }) => ({ after }),
  beforeLoad: ({ context, location }) => requireSignIn(context.queryClient, location.href),
  loader: async ({ context: { queryClient }, params: { id }, deps: { after } }) => {
    if (!isId(id)) throw notFound()
    const { schedulesQuery } = await import('../../features/engagement/engagement.queries.ts')
    const { pages } = await queryClient.ensureInfiniteQueryData(schedulesQuery(id, after))
    if (!pages[0]?.engagement) {
      const { regularQueries } = await import('../../features/listing/regular/regular.queries.ts')
      if (!(await queryClient.ensureQueryData(regularQueries.one(id)))) throw notFound()
    }
    return {
      formKey: newFormKey(),
      kept: takeKeptAnswer(END_NOTICE_FORM),
      renewalKept: takeKeptAnswer(ANSWER_RENEWAL_FORM),
      conversionKept: takeKeptAnswer(APPLY_CONVERSION_FORM),
    }
  },
  head: () => pageTitle(SCHEDULE_TITLE),
  component: function RegularSchedule() {
    const { id } = Route.useParams()
    return <SchedulePage {...Route.useLoaderData()} id={id} search={Route.useSearch()} />
  },
  pendingComponent: ScheduleSkeleton,
  errorComponent: ScheduleProblem,
})

import { createFileRoute, notFound } from '@tanstack/react-router'
import { isId } from '../../domain/decimal-id.ts'
import { SchedulePage } from '../../features/engagement/schedule-page.tsx'
import { scheduleSearchSchema, SCHEDULE_TITLE } from '../../features/engagement/schedule-search.ts'
import { ScheduleProblem, ScheduleSkeleton } from '../../features/engagement/schedule-states.tsx'
import { takeForms } from '../../features/forms/page-forms.ts'
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
    return takeForms()
  },
  head: () => pageTitle(SCHEDULE_TITLE),
  component: function RegularSchedule() {
    const { id } = Route.useParams()
    return <SchedulePage id={id} search={Route.useSearch()} />
  },
  pendingComponent: ScheduleSkeleton,
  errorComponent: ScheduleProblem,
})

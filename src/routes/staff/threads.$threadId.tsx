import { createFileRoute, notFound } from '@tanstack/react-router'
import { isUuid } from '../../domain/uuid.ts'
import { OfficeOnly } from '../../features/account/log-in/office-only.tsx'
import { takeKeptAnswer } from '../../features/forms/kept-answer.ts'
import { pageTitle } from '../../features/shell/document-head.ts'
import { staffThreadSearchSchema, THREAD_TITLE } from '../../features/staff/staff-search.ts'
import { StaffProblem, StaffSkeleton } from '../../features/staff/staff-states.tsx'
import { StaffThreadPage } from '../../features/messages/staff/staff-thread-page.tsx'
import { OPEN_THREAD_FORM } from '../../features/staff/thread-reason.ts'

const load = () => import('../../features/doctor-review/review-load.ts')

export const Route = createFileRoute('/staff/threads/$threadId')({
  validateSearch: staffThreadSearchSchema,
  loaderDeps: ({ search: { before } }) => ({ before }),
  beforeLoad: async ({ context, location }) => ({
    isStaff: await (await load()).requireStaff(context.queryClient, location),
  }),
  loader: async ({ context: { queryClient, isStaff }, params: { threadId }, deps: { before } }) => {
    if (!isUuid(threadId)) throw notFound()
    if (isStaff) await (await load()).loadStaffThread(queryClient, threadId, before)
    return { isStaff, kept: takeKeptAnswer(OPEN_THREAD_FORM) }
  },
  head: () => pageTitle(THREAD_TITLE),
  component: function StaffThread() {
    const { isStaff, kept } = Route.useLoaderData()
    const { threadId } = Route.useParams()
    const search = Route.useSearch()
    return isStaff ? (
      <StaffThreadPage id={threadId} search={search} kept={kept} />
    ) : (
      <OfficeOnly side="STAFF" title={THREAD_TITLE} />
    )
  },
  pendingComponent: () => <StaffSkeleton label={`${THREAD_TITLE}を読み込んでいます`} />,
  errorComponent: (props) => <StaffProblem {...props} title={THREAD_TITLE} />,
})

import { createFileRoute, notFound } from '@tanstack/react-router'
import { isUuid } from '../../domain/uuid.ts'
import { takeKeptAnswer } from '../../features/forms/kept-answer.ts'
import { pageTitle } from '../../features/shell/document-head.ts'
import { staffThreadSearchSchema, THREAD_TITLE } from '../../features/message/staff/thread-search.ts'
import { StaffProblem, StaffSkeleton } from '../../features/staff/staff-states.tsx'
import { StaffThreadPage } from '../../features/message/staff/staff-thread-page.tsx'
import { OPEN_THREAD_FORM } from '../../features/staff/thread-reason.ts'

const load = () => import('../../features/message/staff/thread-load.ts')

export const Route = createFileRoute('/staff/threads/$threadId')({
  validateSearch: staffThreadSearchSchema,
  loaderDeps: ({ search: { before } }) => ({ before }),
  loader: async ({ context: { queryClient }, params: { threadId }, deps: { before } }) => {
    if (!isUuid(threadId)) throw notFound()
    await (await load()).loadStaffThread(queryClient, threadId, before)
    return { kept: takeKeptAnswer(OPEN_THREAD_FORM) }
  },
  head: () => pageTitle(THREAD_TITLE),
  component: function StaffThread() {
    const { kept } = Route.useLoaderData()
    const { threadId } = Route.useParams()
    const search = Route.useSearch()
    return <StaffThreadPage id={threadId} search={search} kept={kept} />
  },
  pendingComponent: () => <StaffSkeleton label={`${THREAD_TITLE}を読み込んでいます`} />,
  errorComponent: (props) => <StaffProblem {...props} title={THREAD_TITLE} />,
})

import { createFileRoute, notFound } from '@tanstack/react-router'
import { isUuid } from '../../domain/uuid.ts'
import { takeForms } from '../../features/forms/page-forms.ts'
import { pageTitle } from '../../features/shell/document-head.ts'
import { staffThreadSearchSchema, THREAD_TITLE } from '../../features/message/staff/thread-search.ts'
import { StaffProblem, StaffSkeleton } from '../../features/staff/staff-states.tsx'
import { StaffThreadPage } from '../../features/message/staff/staff-thread-page.tsx'

const load = () => import('../../features/message/staff/thread-load.ts')

export const Route = createFileRoute('/staff/threads/$threadId')({
  validateSearch: staffThreadSearchSchema,
  loaderDeps: ({ search: { before } }) => ({ before }),
  loader: async ({ context: { queryClient }, params: { threadId }, deps: { before } }) => {
    if (!isUuid(threadId)) throw notFound()
    await (await load()).loadStaffThread(queryClient, threadId, before)
    return takeForms()
  },
  head: () => pageTitle(THREAD_TITLE),
  component: function StaffThread() {
    const { threadId } = Route.useParams()
    const search = Route.useSearch()
    return <StaffThreadPage id={threadId} search={search} />
  },
  pendingComponent: () => <StaffSkeleton label={`${THREAD_TITLE}を読み込んでいます`} />,
  errorComponent: (props) => <StaffProblem {...props} title={THREAD_TITLE} />,
})

import { createFileRoute } from '@tanstack/react-router'
import { NoticesList } from '../features/notice/notice-list.tsx'
import { noticesSearchSchema, NOTICES } from '../features/notice/notice-search.ts'
import { NoticesProblem, NoticesSkeleton } from '../features/notice/notice-states.tsx'
import { requireSignIn } from '../features/session/require-sign-in.ts'
import { pageTitle } from '../features/shell/document-head.ts'
import { toNotices } from '../platform/addresses.ts'
import { Page } from '../ui/layout/page.tsx'

export const Route = createFileRoute('/notices')({
  validateSearch: noticesSearchSchema,
  loaderDeps: ({ search: { after } }) => ({ after }),
  beforeLoad: ({ context, location }) => requireSignIn(context.queryClient, location.pathname),
  loader: async ({ context: { queryClient }, deps: { after } }) => {
    const { loadNotices } = await import('../features/notice/notice.queries.ts')
    await loadNotices(queryClient, 'DOCTOR', after)
  },
  head: () => pageTitle(NOTICES),
  component: function DoctorNotices() {
    const { after } = Route.useSearch()
    return (
      <Page width="prose">
        <NoticesList side="DOCTOR" after={after} address={toNotices} />
      </Page>
    )
  },
  pendingComponent: () => (
    <Page width="prose">
      <NoticesSkeleton />
    </Page>
  ),
  errorComponent: (props) => (
    <Page width="prose">
      <NoticesProblem {...props} />
    </Page>
  ),
})

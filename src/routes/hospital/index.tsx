import { createFileRoute } from '@tanstack/react-router'
import { inboxSearchSchema, INBOX_TITLE } from '../../features/application/hospital/application-search.ts'
import { InboxPage } from '../../features/application/hospital/inbox-page.tsx'
import { HospitalProblem, HospitalSkeleton } from '../../features/hospital/hospital-states.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'

export const Route = createFileRoute('/hospital/')({
  validateSearch: inboxSearchSchema,
  loaderDeps: ({ search: { after } }) => ({ after }),
  loader: async ({ context: { queryClient }, deps: { after } }) => {
    const { loadInbox } = await import('../../features/application/hospital/hospital-application.queries.ts')
    return loadInbox(queryClient, after)
  },
  head: () => pageTitle(INBOX_TITLE),
  component: function Inbox() {
    return <InboxPage after={Route.useSearch().after} formKey={Route.useLoaderData().formKey} />
  },
  pendingComponent: HospitalSkeleton,
  errorComponent: (props) => <HospitalProblem {...props} title={INBOX_TITLE} />,
})

import { createFileRoute } from '@tanstack/react-router'
import { HospitalProblem, HospitalSkeleton } from '../../features/hospital/hospital-states.tsx'
import { HospitalMessagesPage } from '../../features/message/hospital-messages-page.tsx'
import { threadsSearchSchema, MESSAGES } from '../../features/message/message-search.ts'
import { pageTitle } from '../../features/shell/document-head.ts'

export const Route = createFileRoute('/hospital/messages/')({
  validateSearch: threadsSearchSchema,
  loaderDeps: ({ search: { after } }) => ({ after }),
  loader: async ({ context: { queryClient }, deps: { after } }) => {
    const { threadsQuery } = await import('../../features/message/message.queries.ts')
    await queryClient.ensureInfiniteQueryData(threadsQuery(after))
  },
  head: () => pageTitle(MESSAGES),
  component: function Messages() {
    return <HospitalMessagesPage after={Route.useSearch().after} />
  },
  pendingComponent: HospitalSkeleton,
  errorComponent: (props) => <HospitalProblem {...props} title={MESSAGES} />,
})

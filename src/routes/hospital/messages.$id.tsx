import { createFileRoute, notFound } from '@tanstack/react-router'
import { isUuid } from '../../domain/uuid.ts'
import { HospitalProblem, HospitalSkeleton } from '../../features/hospital/hospital-states.tsx'
import { HospitalThreadPage } from '../../features/message/hospital-messages-page.tsx'
import { hospitalThreadSearchSchema } from '../../features/message/message-search.ts'
import { pageTitle } from '../../features/shell/document-head.ts'

const TITLE = '先生とのやりとり'

export const Route = createFileRoute('/hospital/messages/$id')({
  validateSearch: hospitalThreadSearchSchema,
  loaderDeps: ({ search: { after, before } }) => ({ after, before }),
  loader: async ({ context: { queryClient }, params: { id }, deps }) => {
    if (!isUuid(id)) throw notFound()
    const { loadHospitalThread } = await import('../../features/message/message.queries.ts')
    return loadHospitalThread(queryClient, { id, ...deps })
  },
  head: () => pageTitle(TITLE),
  component: function MessageThread() {
    const { id } = Route.useParams()
    return <HospitalThreadPage id={id} search={Route.useSearch()} />
  },
  pendingComponent: HospitalSkeleton,
  errorComponent: (props) => <HospitalProblem {...props} title={TITLE} />,
})

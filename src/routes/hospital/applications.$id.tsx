import { createFileRoute, notFound } from '@tanstack/react-router'
import { isUuid } from '../../domain/uuid.ts'
import { applicationFileSearchSchema } from '../../features/application/hospital/application-search.ts'
import { ApplicationPage } from '../../features/application/hospital/inbox-page.tsx'
import { HospitalProblem, HospitalSkeleton } from '../../features/hospital/hospital-states.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'

const TITLE = '応募'

export const Route = createFileRoute('/hospital/applications/$id')({
  validateSearch: applicationFileSearchSchema,
  loaderDeps: ({ search: { after } }) => ({ after }),
  loader: async ({ context: { queryClient }, params: { id }, deps: { after } }) => {
    if (!isUuid(id)) throw notFound()
    const { loadApplicationFile } =
      await import('../../features/application/hospital/hospital-application.queries.ts')
    return loadApplicationFile(queryClient, { id, after })
  },
  head: () => pageTitle(TITLE),
  component: function Application() {
    const { id } = Route.useParams()
    return <ApplicationPage {...Route.useLoaderData()} id={id} search={Route.useSearch()} />
  },
  pendingComponent: HospitalSkeleton,
  errorComponent: (props) => <HospitalProblem {...props} title={TITLE} />,
})

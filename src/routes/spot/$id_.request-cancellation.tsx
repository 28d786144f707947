import { createFileRoute, notFound } from '@tanstack/react-router'
import { isId } from '../../domain/decimal-id.ts'
import { requestSearchSchema, REQUEST_TITLE } from '../../features/cancellation/cancellation-search.ts'
import { RequestPage } from '../../features/cancellation/request-page.tsx'
import { RequestProblem, RequestSkeleton } from '../../features/cancellation/request-states.tsx'
import { requireSignIn } from '../../features/session/require-sign-in.ts'
import { pageTitle } from '../../features/shell/document-head.ts'

export const Route = createFileRoute('/spot/$id_/request-cancellation')({
  validateSearch: requestSearchSchema,
  beforeLoad: ({ context, location }) => requireSignIn(context.queryClient, location.href),
  loader: async ({ context, params }) => {
    if (!isId(params.id)) throw notFound()
    const { loadCancellation } = await import('../../features/cancellation/cancellation.queries.ts')
    return loadCancellation(context.queryClient, { id: params.id, scheduleId: '' })
  },
  head: () => pageTitle(REQUEST_TITLE),
  component: function RequestCancellation() {
    const { id } = Route.useParams()
    return <RequestPage of={{ id, scheduleId: '' }} search={Route.useSearch()} />
  },
  pendingComponent: RequestSkeleton,
  errorComponent: RequestProblem,
})

import { createFileRoute, notFound } from '@tanstack/react-router'
import { isId } from '../../domain/decimal-id.ts'
import { requestSearchSchema, REQUEST_TITLE } from '../../features/cancellation/cancellation-search.ts'
import { REQUEST_FORM } from '../../features/cancellation/posted-forms.ts'
import { RequestPage } from '../../features/cancellation/request-page.tsx'
import { RequestProblem, RequestSkeleton } from '../../features/cancellation/request-states.tsx'
import { ANSWER_CHANGE_FORM, CHANGE_FORM } from '../../features/date-change/posted-forms.ts'
import { newFormKey } from '../../features/forms/form-key.ts'
import { takeKeptAnswer } from '../../features/forms/kept-answer.ts'
import { requireSignIn } from '../../features/session/require-sign-in.ts'
import { pageTitle } from '../../features/shell/document-head.ts'

export const Route = createFileRoute('/spot/$id_/request-cancellation')({
  validateSearch: requestSearchSchema,
  beforeLoad: ({ context, location }) => requireSignIn(context.queryClient, location.href),
  loader: async ({ context, params }) => {
    if (!isId(params.id)) throw notFound()
    const { loadCancellation } = await import('../../features/cancellation/cancellation.queries.ts')
    await loadCancellation(context.queryClient, { id: params.id, scheduleId: '' })
    const kept = {
      request: takeKeptAnswer(REQUEST_FORM),
      change: takeKeptAnswer(CHANGE_FORM),
      reply: takeKeptAnswer(ANSWER_CHANGE_FORM),
    }
    return { formKey: newFormKey(), kept }
  },
  head: () => pageTitle(REQUEST_TITLE),
  component: function RequestCancellation() {
    const { id } = Route.useParams()
    const { formKey, kept } = Route.useLoaderData()
    return (
      <RequestPage of={{ id, scheduleId: '' }} search={Route.useSearch()} kept={kept} formKey={formKey} />
    )
  },
  pendingComponent: RequestSkeleton,
  errorComponent: RequestProblem,
})

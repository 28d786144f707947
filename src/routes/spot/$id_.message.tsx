import { createFileRoute, notFound } from '@tanstack/react-router'
import { isId } from '../../domain/decimal-id.ts'
import { threadSearchSchema, MESSAGES } from '../../features/message/message-search.ts'
import { MessagesPage } from '../../features/message/messages-page.tsx'
import { MessagesProblem, MessagesSkeleton } from '../../features/message/message-states.tsx'
import { takeForms } from '../../features/forms/page-forms.ts'
import { requireSignIn } from '../../features/session/require-sign-in.ts'
import { pageTitle } from '../../features/shell/document-head.ts'

export const Route = createFileRoute('/spot/$id_/message')({
  validateSearch: threadSearchSchema,
  loaderDeps: ({ search: { before } }) => ({ before }),
  beforeLoad: ({ context, location }) => requireSignIn(context.queryClient, location.href),
  loader: async ({ context: { queryClient }, params: { id }, deps: { before } }) => {
    if (!isId(id)) throw notFound()
    const { threadQuery } = await import('../../features/message/message.queries.ts')
    await queryClient.ensureQueryData(threadQuery('spot', id, before))
    return takeForms()
  },
  head: () => pageTitle(`スポットの${MESSAGES}`),
  component: function SpotMessages() {
    const { id } = Route.useParams()
    return <MessagesPage kind="spot" listingId={id} search={Route.useSearch()} />
  },
  pendingComponent: MessagesSkeleton,
  errorComponent: MessagesProblem,
})

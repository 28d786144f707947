import { createFileRoute, notFound } from '@tanstack/react-router'
import { isId } from '../../domain/decimal-id.ts'
import { threadSearchSchema, MESSAGES } from '../../features/message/message-search.ts'
import { MessagesPage } from '../../features/message/messages-page.tsx'
import { MessagesProblem, MessagesSkeleton } from '../../features/message/message-states.tsx'
import { takeForms } from '../../features/forms/page-forms.ts'
import { requireSignIn } from '../../features/session/require-sign-in.ts'
import { pageTitle } from '../../features/shell/document-head.ts'

export const Route = createFileRoute('/regular/$id_/message')({
  validateSearch: threadSearchSchema,
  loaderDeps: ({ search: { before } }) => ({ before }),
  beforeLoad: ({ context, location }) => requireSignIn(context.queryClient, location.href),
  loader: async ({ context: { queryClient }, params: { id }, deps: { before } }) => {
    if (!isId(id)) throw notFound()
    const { threadQuery } = await import('../../features/message/message.queries.ts')
    await queryClient.ensureQueryData(threadQuery('regular', id, before))
    return takeForms()
  },
  head: () => pageTitle(`定期の${MESSAGES}`),
  component: function RegularMessages() {
    const { id } = Route.useParams()
    return <MessagesPage kind="regular" listingId={id} search={Route.useSearch()} />
  },
  pendingComponent: MessagesSkeleton,
  errorComponent: MessagesProblem,
})

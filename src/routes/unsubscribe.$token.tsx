import { createFileRoute } from '@tanstack/react-router'
import { unsubscribeSearchSchema, UNSUBSCRIBE } from '../features/notices/notices-search.ts'
import { UnsubscribePage } from '../features/notices/unsubscribe-page.tsx'
import { pageTitle } from '../features/shell/document-head.ts'

export const Route = createFileRoute('/unsubscribe/$token')({
  validateSearch: unsubscribeSearchSchema,
  head: () => pageTitle(UNSUBSCRIBE),
  component: function Unsubscribe() {
    const { token } = Route.useParams()
    return <UnsubscribePage token={token} outcome={Route.useSearch().outcome} />
  },
})

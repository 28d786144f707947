import { createFileRoute } from '@tanstack/react-router'
import { unsubscribeSearchSchema } from '../features/notices/notices-search.ts'
import { UNSUBSCRIBE, UnsubscribePage } from '../features/notices/unsubscribe-page.tsx'
import { pageTitle } from '../features/shell/document-head.ts'

export const Route = createFileRoute('/unsubscribe/$token')({
  validateSearch: unsubscribeSearchSchema,
  head: () => pageTitle(UNSUBSCRIBE),
  component: function Unsubscribe() {
    const { token } = Route.useParams()
    return <UnsubscribePage token={token} outcome={Route.useSearch().outcome} />
  },
})

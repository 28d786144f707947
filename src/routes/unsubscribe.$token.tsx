import { createFileRoute } from '@tanstack/react-router'
import { unsubscribeSearchSchema, UNSUBSCRIBE } from '../features/notice/notice-search.ts'
import { UnsubscribePage } from '../features/notice/unsubscribe-page.tsx'
import { pageTitle } from '../features/shell/document-head.ts'

export const Route = createFileRoute('/unsubscribe/$token')({
  validateSearch: unsubscribeSearchSchema,
  head: () => pageTitle(UNSUBSCRIBE),
  component: function Unsubscribe() {
    const { token } = Route.useParams()
    return <UnsubscribePage token={token} outcome={Route.useSearch().outcome} />
  },
})

import { createFileRoute } from '@tanstack/react-router'
import { LineHandoffPage } from '../features/account/line/line-handoff-page.tsx'
import { lineHandoffSearchSchema } from '../features/session/line-search.ts'
import { pageTitle } from '../features/shell/document-head.ts'

export const Route = createFileRoute('/line/handoff')({
  validateSearch: lineHandoffSearchSchema,
  head: () => pageTitle('LINEでのログインの確認'),
  component: function LineHandoff() {
    return <LineHandoffPage code={Route.useSearch().code} />
  },
})

import { createFileRoute } from '@tanstack/react-router'
import { LineHandoffPage } from '../features/line/line-handoff-page.tsx'
import { pageTitle } from '../features/shell/document-head.ts'

export const Route = createFileRoute('/line/handoff')({
  validateSearch: ({ code }: Record<string, unknown>): { code?: string } => ({
    code: typeof code === 'string' ? code : undefined,
  }),
  head: () => pageTitle('LINEでのログインの確認'),
  component: function LineHandoff() {
    return <LineHandoffPage code={Route.useSearch().code} />
  },
})

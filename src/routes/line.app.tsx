import { createFileRoute } from '@tanstack/react-router'
import { LineAppPage } from '../features/account/line-app-page.tsx'
import { lineAppSearchSchema } from '../features/session/line-search.ts'
import { pageTitle } from '../features/shell/document-head.ts'

export const Route = createFileRoute('/line/app')({
  validateSearch: lineAppSearchSchema,
  loader: async ({ context }) => {
    const { lineLogInQuery } = await import('../features/account/line/line.queries.ts')
    await context.queryClient.ensureQueryData(lineLogInQuery())
  },
  head: () => pageTitle('アプリにLINEでログイン'),
  component: function LineApp() {
    return <LineAppPage {...Route.useSearch()} />
  },
})

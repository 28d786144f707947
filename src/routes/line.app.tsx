import { createFileRoute } from '@tanstack/react-router'
import { LineAppPage, type LineAppSearch } from '../features/account/line-app-page.tsx'
import { pageTitle } from '../features/shell/document-head.ts'

const textOf = (raw: unknown) => (typeof raw === 'string' ? raw : undefined)

export const Route = createFileRoute('/line/app')({
  validateSearch: ({ challenge, returnTo, outcome }: Record<string, unknown>): LineAppSearch => ({
    challenge: textOf(challenge),
    returnTo: textOf(returnTo),
    outcome: textOf(outcome),
  }),
  loader: async ({ context }) => {
    // Every page's first load carries the routes: what only this one asks for comes with it.
    const { lineLogInQuery } = await import('../features/line/line.queries.ts')
    await context.queryClient.ensureQueryData(lineLogInQuery())
  },
  head: () => pageTitle('アプリにLINEでログイン'),
  component: function LineApp() {
    return <LineAppPage {...Route.useSearch()} />
  },
})

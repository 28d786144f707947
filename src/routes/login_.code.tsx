import { createFileRoute, redirect } from '@tanstack/react-router'
import { LOG_IN_CODE_TITLE } from '../features/account/log-in/log-in-code-title.ts'
import { LogInCodePage } from '../features/account/log-in/log-in-code-page.tsx'
import { logInSearchSchema } from '../features/session/log-in-search.ts'
import { sessionQuery } from '../features/session/session.queries.ts'
import { pageTitle } from '../features/shell/document-head.ts'

export const Route = createFileRoute('/login_/code')({
  validateSearch: logInSearchSchema,
  beforeLoad: async ({ context, search }) => {
    const { role } = await context.queryClient.ensureQueryData(sessionQuery())
    if (role === 'Anonymous') return
    const { safeReturnPath } = await import('../platform/return-path.ts')
    throw redirect({ href: safeReturnPath(search.returnTo) })
  },
  loader: async () => {
    const { takeKeptAnswer } = await import('../features/forms/kept-answer.ts')
    return takeKeptAnswer('logInCode')
  },
  head: () => pageTitle(LOG_IN_CODE_TITLE),
  component: function LogInCode() {
    return <LogInCodePage {...Route.useSearch()} kept={Route.useLoaderData()} />
  },
})

import { createFileRoute, redirect } from '@tanstack/react-router'
import { logInSearchSchema } from '../features/session/log-in-search.ts'
import { LoginPage } from '../features/account/log-in/login-page.tsx'
import { sessionQuery } from '../features/session/session.queries.ts'
import { pageTitle } from '../features/shell/document-head.ts'

export const Route = createFileRoute('/login')({
  validateSearch: logInSearchSchema,
  beforeLoad: async ({ context, search }) => {
    const { role } = await context.queryClient.ensureQueryData(sessionQuery())
    if (role === 'Anonymous') return
    const { safeReturnPath } = await import('../platform/return-path.ts')
    throw redirect({ href: safeReturnPath(search.returnTo) })
  },
  loader: async ({ context }) => {
    const { lineLogInQuery } = await import('../features/account/line/line.queries.ts')
    await context.queryClient.ensureQueryData(lineLogInQuery())
    const { takeKeptAnswer } = await import('../features/forms/kept-answer.ts')
    return takeKeptAnswer('logIn')
  },
  head: () => pageTitle('ログイン'),
  component: function Login() {
    const { returnTo, outcome } = Route.useSearch()
    return <LoginPage returnTo={returnTo} outcome={outcome} kept={Route.useLoaderData()} />
  },
})

import { createFileRoute } from '@tanstack/react-router'
import { postedSearchSchema } from '../features/account/posted-search.ts'
import { StopMailPage } from '../features/account/stop-mail-page.tsx'
import { pageTitle } from '../features/shell/document-head.ts'

export const Route = createFileRoute('/login_/stop')({
  validateSearch: postedSearchSchema,
  loader: async () => {
    const { takeKeptAnswer } = await import('../features/forms/kept-answer.ts')
    return takeKeptAnswer('stop')
  },
  head: () => pageTitle('メールアドレスの変更を止める'),
  component: function Stop() {
    return <StopMailPage posted={Route.useSearch().outcome} kept={Route.useLoaderData()} />
  },
})

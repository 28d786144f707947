import { createFileRoute } from '@tanstack/react-router'
import { ResetPage } from '../features/account/reset-page.tsx'
import { postedSearchSchema } from '../features/account/posted-search.ts'
import { pageTitle } from '../features/shell/document-head.ts'

export const Route = createFileRoute('/login_/reset')({
  validateSearch: postedSearchSchema,
  loader: async () => {
    const { takeKeptAnswer } = await import('../features/forms/kept-answer.ts')
    return takeKeptAnswer('reset')
  },
  head: () => pageTitle('新しいパスワードの設定'),
  component: function Reset() {
    return <ResetPage posted={Route.useSearch().outcome} kept={Route.useLoaderData()} />
  },
})

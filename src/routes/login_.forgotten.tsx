import { createFileRoute } from '@tanstack/react-router'
import { ForgottenPage } from '../features/account/forgotten-page.tsx'
import { postedSearchSchema } from '../features/account/posted-search.ts'
import { pageTitle } from '../features/shell/document-head.ts'

export const Route = createFileRoute('/login_/forgotten')({
  validateSearch: postedSearchSchema,
  loader: async () => {
    const { takeKeptAnswer } = await import('../features/forms/kept-answer.ts')
    return takeKeptAnswer('forgotten')
  },
  head: () => pageTitle('パスワードの再設定'),
  component: function Forgotten() {
    return <ForgottenPage posted={Route.useSearch().outcome} kept={Route.useLoaderData()} />
  },
})

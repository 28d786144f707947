import { createFileRoute } from '@tanstack/react-router'
import { ConfirmMailPage } from '../features/account/confirm-mail-page.tsx'
import { postedSearchSchema } from '../features/account/posted-search.ts'
import { pageTitle } from '../features/shell/document-head.ts'

export const Route = createFileRoute('/login_/confirm')({
  validateSearch: postedSearchSchema,
  loader: async () => {
    const { takeKeptAnswer } = await import('../features/forms/kept-answer.ts')
    return takeKeptAnswer('confirm')
  },
  head: () => pageTitle('メールアドレスの確認'),
  component: function Confirm() {
    return <ConfirmMailPage posted={Route.useSearch().outcome} kept={Route.useLoaderData()} />
  },
})

import { createFileRoute } from '@tanstack/react-router'
import { postedSearchSchema } from '../features/account/posted-search.ts'
import { TakeBackPage } from '../features/account/take-back-page.tsx'
import { pageTitle } from '../features/shell/document-head.ts'

export const Route = createFileRoute('/login_/take-back')({
  validateSearch: postedSearchSchema,
  loader: async () => {
    const { takeKeptAnswer } = await import('../features/forms/kept-answer.ts')
    return takeKeptAnswer('takeBack')
  },
  head: () => pageTitle('元のメールアドレスに戻す'),
  component: function TakeBack() {
    return <TakeBackPage posted={Route.useSearch().outcome} kept={Route.useLoaderData()} />
  },
})

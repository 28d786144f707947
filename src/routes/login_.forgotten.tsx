import { createFileRoute } from '@tanstack/react-router'
import { ForgottenPage } from '../features/session/forgotten-page.tsx'
import { postedAnswer, readPostedSearch } from '../features/session/posted-search.ts'
import { pageTitle } from '../features/shell/document-head.ts'

export const Route = createFileRoute('/login_/forgotten')({
  validateSearch: readPostedSearch,
  head: () => pageTitle('パスワードの再設定'),
  component: function Forgotten() {
    return <ForgottenPage posted={postedAnswer(Route.useSearch())} />
  },
})

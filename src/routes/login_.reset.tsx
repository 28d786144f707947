import { createFileRoute } from '@tanstack/react-router'
import { ResetPage } from '../features/session/reset-page.tsx'
import { postedAnswer, readPostedSearch } from '../features/session/posted-search.ts'
import { pageTitle } from '../features/shell/document-head.ts'

export const Route = createFileRoute('/login_/reset')({
  validateSearch: readPostedSearch,
  head: () => pageTitle('新しいパスワードの設定'),
  component: function Reset() {
    return <ResetPage posted={postedAnswer(Route.useSearch())} />
  },
})

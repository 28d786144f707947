import { createFileRoute } from '@tanstack/react-router'
import { postedAnswer, readPostedSearch } from '../features/session/posted-search.ts'
import { StopMailPage } from '../features/session/stop-mail-page.tsx'
import { pageTitle } from '../features/shell/document-head.ts'

export const Route = createFileRoute('/login_/stop')({
  validateSearch: readPostedSearch,
  head: () => pageTitle('メールアドレスの変更を止める'),
  component: function Stop() {
    return <StopMailPage posted={postedAnswer(Route.useSearch())} />
  },
})

import { createFileRoute } from '@tanstack/react-router'
import { SearchHistoryPage } from '../features/search-history/search-history-page.tsx'
import { pageTitle } from '../features/shell/document-head.ts'

const load = () => import('../features/criteria/criteria-days.queries.ts')

export const Route = createFileRoute('/search/regular/detail/history')({
  loader: async ({ context: { queryClient } }) => {
    const { searchDaysQuery } = await load()
    const days = queryClient.prefetchQuery(searchDaysQuery())
    if (import.meta.env.SSR) await days
  },
  head: () => pageTitle('検索履歴(定期)'),
  component: function RegularHistory() {
    return <SearchHistoryPage kind="regular" />
  },
})

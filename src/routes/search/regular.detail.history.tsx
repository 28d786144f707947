import { createFileRoute } from '@tanstack/react-router'
import { historySearchSchema } from '../../features/search/history/history-search.ts'
import { SearchHistoryPage } from '../../features/search/history/search-history-page.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'

export const Route = createFileRoute('/search/regular/detail/history')({
  validateSearch: historySearchSchema,
  loader: async ({ context: { queryClient } }) => {
    // Every page's first load carries the routes: what only this one asks for comes with it.
    const { loadHistory } = await import('../../features/search/history/history-load.ts')
    await loadHistory(queryClient, 'regular')
  },
  head: () => pageTitle('検索履歴(定期)'),
  component: function RegularHistory() {
    return <SearchHistoryPage kind="regular" posted={Route.useSearch().outcome} />
  },
})

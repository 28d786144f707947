import { createFileRoute } from '@tanstack/react-router'
import { historySearchSchema } from '../../features/search/history/history-search.ts'
import { LoadingPage } from '../../features/shell/loading-page.tsx'
import { late } from '../../platform/late.tsx'
import { warm } from '../../platform/warm.ts'
import { pageTitle } from '../../features/shell/document-head.ts'

const SearchHistoryPage = late(
  () => import('../../features/search/history/search-history-page.tsx'),
  (page) => page.SearchHistoryPage,
  <LoadingPage />,
)

export const Route = createFileRoute('/search/regular/detail/history')({
  validateSearch: historySearchSchema,
  loader: async ({ context: { queryClient } }) => {
    SearchHistoryPage.load()
    await warm(
      import('../../features/search/history/history-load.ts').then(({ loadHistory }) =>
        loadHistory(queryClient, 'regular'),
      ),
    )
  },
  head: () => pageTitle('検索履歴(定期)'),
  component: function RegularHistory() {
    return <SearchHistoryPage kind="regular" posted={Route.useSearch().outcome} />
  },
})

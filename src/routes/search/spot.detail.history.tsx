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

export const Route = createFileRoute('/search/spot/detail/history')({
  validateSearch: historySearchSchema,
  loader: async ({ context: { queryClient } }) => {
    SearchHistoryPage.load()
    await warm(
      import('../../features/search/history/history-load.ts').then(({ loadHistory }) =>
        loadHistory(queryClient, 'spot'),
      ),
    )
  },
  head: () => pageTitle('検索履歴(スポット)'),
  component: function SpotHistory() {
    return <SearchHistoryPage kind="spot" posted={Route.useSearch().outcome} />
  },
})

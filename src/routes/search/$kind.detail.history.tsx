import { createFileRoute } from '@tanstack/react-router'
import { isSearchKind, KIND_WORD } from '../../domain/listing/listing-kind.ts'
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

export const Route = createFileRoute('/search/$kind/detail/history')({
  params: { parse: ({ kind }) => isSearchKind(kind) && { kind } },
  validateSearch: historySearchSchema,
  loader: async ({ context: { queryClient }, params: { kind } }) => {
    SearchHistoryPage.load()
    await warm(
      import('../../features/search/history/history-load.ts').then(({ loadHistory }) =>
        loadHistory(queryClient, kind),
      ),
    )
  },
  head: ({ params: { kind } }) => pageTitle(`検索履歴(${KIND_WORD[kind]})`),
  component: function SearchHistory() {
    const { kind } = Route.useParams()
    return <SearchHistoryPage key={kind} kind={kind} posted={Route.useSearch().outcome} />
  },
})

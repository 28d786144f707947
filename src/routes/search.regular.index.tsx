import { createFileRoute } from '@tanstack/react-router'
import { readRegularSearch } from '../features/listings/criteria-reading.ts'
import { RegularSearchPage } from '../features/regular/regular-search-page.tsx'
import { withWords } from '../features/search-words/words-search.ts'
import { pageTitle } from '../features/shell/document-head.ts'

const loadWords = () => import('../features/search-words/turn-words.ts')

// Apart: inside the route its type would be taken from what the route expects.
const readSearch = withWords(readRegularSearch)

export const Route = createFileRoute('/search/regular/')({
  validateSearch: readSearch,
  loaderDeps: ({ search: { q: _q, ...search } }) => search,
  beforeLoad: async ({ context, search: { q } }) => {
    if (q !== undefined) await (await loadWords()).turnWords(context.queryClient, 'regular', q)
  },
  loader: async ({ context: { queryClient }, deps: { said, ...search } }) => {
    const words = said !== undefined && (await loadWords()).warmWords(queryClient, 'regular', said)
    const { loadRegularForm } = await import('../features/regular/regular-page-load.ts')
    await loadRegularForm(queryClient, search)
    if (import.meta.env.SSR) await words
  },
  head: () => pageTitle('定期をさがす'),
  component: function RegularSearchScreen() {
    const { q: _q, said: _said, ...search } = Route.useSearch()
    return <RegularSearchPage search={search} />
  },
})

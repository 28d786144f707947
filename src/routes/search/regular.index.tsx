import { createFileRoute } from '@tanstack/react-router'
import { regularFormAddressSchema, regularSearchOf } from '../../domain/search/search-address.ts'
import { REGULAR_FORM } from '../../features/search/form/form-titles.ts'
import { ResultFallback } from '../../features/search/form/result-fallback.tsx'
import { late } from '../../platform/late.tsx'
import { warm } from '../../platform/warm.ts'
import { publicHead } from '../../features/shell/public-head.ts'

const loadWords = () => import('../../features/search/words/turn-words.ts')

const RegularSearchPage = late(
  () => import('../../features/search/form/regular-search-page.tsx'),
  (page) => page.RegularSearchPage,
  <ResultFallback />,
)

export const Route = createFileRoute('/search/regular/')({
  validateSearch: regularFormAddressSchema,
  loaderDeps: ({ search }) => ({ search: regularSearchOf(search), said: search.said }),
  beforeLoad: async ({ context, search: { q } }) => {
    if (q !== undefined) await (await loadWords()).turnWords(context.queryClient, 'regular', q)
  },
  loader: async ({ context: { queryClient }, deps: { said, search } }) => {
    RegularSearchPage.load()
    await warm(
      said !== undefined && loadWords().then(({ warmWords }) => warmWords(queryClient, 'regular', said)),
      import('../../features/search/form/forms-warm.ts').then((form) =>
        form.warmRegularForm(queryClient, search),
      ),
    )
  },
  head: ({ match }) => publicHead({ ...REGULAR_FORM, match, search: match.loaderDeps.search }),
  component: function RegularSearchScreen() {
    const { search } = Route.useLoaderDeps()
    return <RegularSearchPage search={search} />
  },
})

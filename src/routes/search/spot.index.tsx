import { createFileRoute, redirect } from '@tanstack/react-router'
import { sharedSearchOf, spotFormAddressSchema, spotSearchOf } from '../../domain/search/search-address.ts'
import { toRegularSearch } from '../../platform/addresses.ts'
import { SPOT_FORM } from '../../features/search/form/form-titles.ts'
import { ResultFallback } from '../../features/search/form/result-fallback.tsx'
import { FollowedNewsSlot } from '../../features/subscription/followed-news-slot.tsx'
import { late } from '../../platform/late.tsx'
import { warm } from '../../platform/warm.ts'
import { publicHead } from '../../features/shell/public-head.ts'

const loadWords = () => import('../../features/search/words/turn-words.ts')

const SpotSearchPage = late(
  () => import('../../features/search/form/spot-search-page.tsx'),
  (page) => page.SpotSearchPage,
  <ResultFallback />,
)

export const Route = createFileRoute('/search/spot/')({
  validateSearch: spotFormAddressSchema,
  loaderDeps: ({ search }) => ({ search: spotSearchOf(search), said: search.said }),
  beforeLoad: async ({ context, search: { q, ...search } }) => {
    if (search.tab === 'regular') throw redirect(toRegularSearch(sharedSearchOf(search)))
    if (q !== undefined) await (await loadWords()).turnWords(context.queryClient, 'spot', q)
  },
  loader: async ({ context: { queryClient }, deps: { said, search } }) => {
    SpotSearchPage.load()
    await warm(
      said !== undefined && loadWords().then(({ warmWords }) => warmWords(queryClient, 'spot', said)),
      import('../../features/search/form/forms-warm.ts').then((form) =>
        form.warmSpotForm(queryClient, search),
      ),
    )
  },
  head: ({ match }) => publicHead({ ...SPOT_FORM, match, search: match.loaderDeps.search }),
  component: function SpotSearchScreen() {
    const { search } = Route.useLoaderDeps()
    return <SpotSearchPage search={search} below={<FollowedNewsSlot />} />
  },
})

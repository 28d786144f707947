import { createFileRoute, redirect } from '@tanstack/react-router'
import { toSpot, toSpotSearch } from '../platform/addresses.ts'
import { takeForms } from '../features/forms/page-forms.ts'
import { applicationSearchSchema } from '../features/application/doctor/application-search.ts'
import { SpotApplicationPage } from '../features/application/doctor/apply/spot-application-page.tsx'
import { requireSignIn } from '../features/session/require-sign-in.ts'
import { BackLink } from '../features/shell/back-link.tsx'
import { pageTitle } from '../features/shell/document-head.ts'

const load = () => import('../features/application/doctor/application.queries.ts')
const loadListings = () => import('../features/listing/spot/spot.queries.ts')

export const Route = createFileRoute('/application/spot')({
  validateSearch: applicationSearchSchema,
  loaderDeps: ({ search }) => ({ ids: search.ids }),
  beforeLoad: async ({ context, location, search }) => {
    if (search.ids.length === 0) throw redirect(toSpotSearch())
    await requireSignIn(context.queryClient, location.href)
  },
  loader: async ({ context, deps }) => {
    const [{ applicationPreviewQuery }, { spotQueries }] = await Promise.all([load(), loadListings()])
    await Promise.all([
      context.queryClient.ensureQueryData(spotQueries.byIds(deps.ids)),
      context.queryClient.fetchQuery(applicationPreviewQuery(deps.ids)),
    ])
    return takeForms()
  },
  head: () => pageTitle('応募内容の確認'),
  component: function SpotApplication() {
    const search = Route.useSearch()
    const [first] = search.ids
    const back = <BackLink fallback={first === undefined ? undefined : toSpot(first)}>戻る</BackLink>
    return <SpotApplicationPage search={search} back={back} />
  },
})

import { createFileRoute, redirect } from '@tanstack/react-router'
import { toRegular, toRegularSearch } from '../platform/addresses.ts'
import { RegularApplicationPage } from '../features/application/doctor/apply-regular/regular-application-page.tsx'
import { regularApplicationSearchSchema } from '../features/application/doctor/application-search.ts'
import { takeForms } from '../features/forms/page-forms.ts'
import { requireSignIn } from '../features/session/require-sign-in.ts'
import { BackLink } from '../features/shell/back-link.tsx'
import { pageTitle } from '../features/shell/document-head.ts'

const load = () => import('../features/application/doctor/application.queries.ts')
const loadListings = () => import('../features/listing/regular/regular.queries.ts')

export const Route = createFileRoute('/application/regular')({
  validateSearch: regularApplicationSearchSchema,
  loaderDeps: ({ search: { id } }) => ({ id }),
  beforeLoad: async ({ context, location, search }) => {
    if (search.id === undefined) throw redirect(toRegularSearch())
    await requireSignIn(context.queryClient, location.href)
  },
  loader: async ({ context: { queryClient }, deps: { id = '' } }) => {
    const [{ regularPreviewQuery }, { regularQueries }] = await Promise.all([load(), loadListings()])
    await Promise.all([
      queryClient.ensureQueryData(regularQueries.one(id)),
      queryClient.fetchQuery(regularPreviewQuery(id)),
    ])
    return takeForms()
  },
  head: () => pageTitle('定期の応募内容の確認'),
  component: function RegularApplication() {
    const search = Route.useSearch()
    const { id = '' } = search
    const back = <BackLink fallback={toRegular(id)}>戻る</BackLink>
    return <RegularApplicationPage id={id} search={search} back={back} />
  },
})

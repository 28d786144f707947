import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { trackingSearchSchema } from '../../domain/visit/tracking.ts'
import { toRegular, toRegularSearch } from '../../platform/addresses.ts'
import { DetailPage } from '../../features/listing/detail/detail-page.tsx'
import { REGULAR_DETAIL } from '../../features/listing/regular/regular-detail.tsx'
import { BackLink } from '../../features/shell/back-link.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'
import { publicHead } from '../../features/shell/public-head.ts'

export const Route = createFileRoute('/regular/$id')({
  validateSearch: trackingSearchSchema,
  beforeLoad: ({ params, search }) => {
    // `tSrc` without `tCrd` records nothing; the redirect only removes it from the URL.
    if (search.tSrc && !search.tCrd) throw redirect({ ...toRegular(params.id), replace: true })
  },
  loader: async ({ context, params }) => {
    const { loadRegularDetail } = await import('../../features/listing/regular/regular-detail-load.ts')
    const head = await loadRegularDetail(context.queryClient, params.id)
    if (!head) throw notFound()
    return head
  },
  head: ({ loaderData, match }) =>
    loaderData ? publicHead({ ...loaderData, match }) : pageTitle('求人が見つかりません'),
  component: function RegularDetailScreen() {
    const { id } = Route.useParams()
    const back = <BackLink fallback={toRegularSearch()}>戻る</BackLink>
    return <DetailPage of={REGULAR_DETAIL} id={id} tracking={Route.useSearch()} back={back} />
  },
})

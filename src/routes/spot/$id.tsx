import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { trackingSearchSchema } from '../../domain/visit/tracking.ts'
import { toSpot } from '../../platform/addresses.ts'
import { DetailPage } from '../../features/listing/detail/detail-page.tsx'
import { SPOT_DETAIL } from '../../features/listing/spot/spot-detail.tsx'
import { BackLink } from '../../features/shell/back-link.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'
import { publicHead } from '../../features/shell/public-head.ts'

export const Route = createFileRoute('/spot/$id')({
  validateSearch: trackingSearchSchema,
  beforeLoad: ({ params, search }) => {
    // `tSrc` without `tCrd` records nothing; the redirect only removes it from the URL.
    if (search.tSrc && !search.tCrd) throw redirect({ ...toSpot(params.id), replace: true })
  },
  loader: async ({ context, params }) => {
    const { loadSpotDetail } = await import('../../features/listing/spot/spot-detail-load.ts')
    const head = await loadSpotDetail(context.queryClient, params.id)
    if (!head) throw notFound()
    return head
  },
  head: ({ loaderData, match }) =>
    loaderData ? publicHead({ ...loaderData, match }) : pageTitle('求人が見つかりません'),
  component: function SpotDetail() {
    const { id } = Route.useParams()
    return (
      <DetailPage of={SPOT_DETAIL} id={id} tracking={Route.useSearch()} back={<BackLink>戻る</BackLink>} />
    )
  },
})

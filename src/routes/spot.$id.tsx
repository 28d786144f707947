import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { trackingSearchSchema } from '../domain/visit/tracking.ts'
import { toSpot } from '../platform/addresses.ts'
import { SpotDetailPage } from '../features/spot/spot-detail-page.tsx'
import { BackLink } from '../features/shell/back-link.tsx'
import { ownTitle } from '../features/shell/document-head.ts'

const load = () => import('../features/spot/spot.queries.ts')

export const Route = createFileRoute('/spot/$id')({
  validateSearch: trackingSearchSchema,
  beforeLoad: ({ params, search }) => {
    // `tSrc` without `tCrd` records nothing; the redirect only removes it from the URL.
    if (search.tSrc && !search.tCrd) throw redirect({ ...toSpot(params.id), replace: true })
  },
  loader: async ({ context, params }) => {
    const isId = /^[1-9]\d{0,15}$/.test(params.id)
    const { spotQueries } = await load()
    const listing = isId ? await context.queryClient.ensureQueryData(spotQueries.one(params.id)) : null
    if (!listing) throw notFound()
    const { spotHead } = await import('../features/spot/spot-head.ts')
    return spotHead(listing)
  },
  head: ({ loaderData }) => ownTitle(loaderData),
  component: function SpotDetail() {
    const { id } = Route.useParams()
    return <SpotDetailPage id={id} tracking={Route.useSearch()} back={<BackLink>戻る</BackLink>} />
  },
})

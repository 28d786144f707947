import { createFileRoute, notFound } from '@tanstack/react-router'
import { isUuid } from '../../domain/uuid.ts'
import { GuidePage } from '../../features/first-visit/guide-page.tsx'
import { requireSignIn } from '../../features/session/require-sign-in.ts'
import { BackPageProblem, BackPageSkeleton } from '../../features/shell/back-page.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'
import { GUIDE_HEAD } from '../../features/first-visit/guide-head.ts'

export const Route = createFileRoute('/work/$id/guide')({
  beforeLoad: ({ context, location }) => requireSignIn(context.queryClient, location.href),
  loader: async ({ context, params }) => {
    if (!isUuid(params.id)) throw notFound()
    const { guideQuery } = await import('../../features/first-visit/guide.queries.ts')
    const guide = await context.queryClient.ensureQueryData(guideQuery(params.id))
    return { hospitalName: guide?.work.hospitalName }
  },
  // Named by its hospital: the page without a connection lists several guides.
  head: ({ loaderData: { hospitalName } = {} }) =>
    pageTitle(hospitalName ? `${hospitalName}の${GUIDE_HEAD.title}` : GUIDE_HEAD.title),
  component: function Guide() {
    const { id } = Route.useParams()
    return <GuidePage key={id} id={id} />
  },
  pendingComponent: () => <BackPageSkeleton {...GUIDE_HEAD} />,
  errorComponent: (props) => <BackPageProblem {...GUIDE_HEAD} {...props} />,
})

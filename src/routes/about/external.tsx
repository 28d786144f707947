import { createFileRoute } from '@tanstack/react-router'
import { publicHead } from '../../features/shell/public-head.ts'
import { ExternalPage } from '../../features/third-party/external-page.tsx'
import { EXTERNAL } from '../../features/third-party/external-title.ts'

export const Route = createFileRoute('/about/external')({
  loader: async ({ context }) => {
    const { partiesInUseQuery } = await import('../../features/third-party/third-party.queries.ts')
    await context.queryClient.ensureQueryData(partiesInUseQuery())
  },
  head: ({ match }) =>
    publicHead({
      title: EXTERNAL,
      description: '先生の端末から、ほかの事業者へ送られる情報の一覧です。',
      match,
    }),
  component: ExternalPage,
})

import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../../features/shell/document-head.ts'
import { ExternalPage } from '../../features/third-parties/external-page.tsx'
import { EXTERNAL } from '../../features/third-parties/external-title.ts'

export const Route = createFileRoute('/about/external')({
  loader: async ({ context }) => {
    const { partiesInUseQuery } = await import('../../features/third-parties/third-parties.queries.ts')
    await context.queryClient.ensureQueryData(partiesInUseQuery())
  },
  head: () => pageTitle(EXTERNAL, '先生の端末から、ほかの事業者へ送られる情報の一覧です。'),
  component: ExternalPage,
})

import { createFileRoute } from '@tanstack/react-router'
import { ComplaintsPage } from '../../features/about/complaints-page.tsx'
import { COMPLAINTS } from '../../features/about/about-titles.ts'
import { pageTitle } from '../../features/shell/document-head.ts'

export const Route = createFileRoute('/about/complaints')({
  loader: async ({ context }) => {
    const { operatorQuery } = await import('../../features/operator/operator.queries.ts')
    await context.queryClient.ensureQueryData(operatorQuery())
  },
  head: () => pageTitle(COMPLAINTS, '職業紹介に関する苦情をお受けする窓口です。'),
  component: ComplaintsPage,
})

import { createFileRoute } from '@tanstack/react-router'
import { ComplaintsPage } from '../../features/about/complaints-page.tsx'
import { COMPLAINTS } from '../../features/about/about-titles.ts'
import { publicHead } from '../../features/shell/public-head.ts'

export const Route = createFileRoute('/about/complaints')({
  loader: async ({ context }) => {
    const { operatorQuery } = await import('../../features/about/operator/operator.queries.ts')
    await context.queryClient.ensureQueryData(operatorQuery())
  },
  head: ({ match }) =>
    publicHead({ title: COMPLAINTS, description: '職業紹介に関する苦情をお受けする窓口です。', match }),
  component: ComplaintsPage,
})

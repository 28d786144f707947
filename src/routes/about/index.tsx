import { createFileRoute } from '@tanstack/react-router'
import { CompanyPage } from '../../features/about/company-page.tsx'
import { COMPANY } from '../../features/about/about-titles.ts'
import { publicHead } from '../../features/shell/public-head.ts'

export const Route = createFileRoute('/about/')({
  loader: async ({ context }) => {
    const { operatorQuery } = await import('../../features/about/operator/operator.queries.ts')
    await context.queryClient.ensureQueryData(operatorQuery())
  },
  head: ({ match }) =>
    publicHead({
      title: COMPANY,
      description: '運営会社、有料職業紹介事業の許可番号、手数料、返戻金制度をお知らせします。',
      match,
    }),
  component: CompanyPage,
})

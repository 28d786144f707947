import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPage } from '../../features/about/privacy-page.tsx'
import { PRIVACY_TITLE } from '../../features/about/about-titles.ts'
import { publicHead } from '../../features/shell/public-head.ts'

export const Route = createFileRoute('/about/privacy')({
  loader: async ({ context }) => {
    const { operatorQuery } = await import('../../features/about/operator/operator.queries.ts')
    await context.queryClient.ensureQueryData(operatorQuery())
  },
  head: ({ match }) =>
    publicHead({
      title: PRIVACY_TITLE,
      description: 'お預かりする情報、使う目的、お渡しする先、保存する期間をお知らせします。',
      match,
    }),
  component: PrivacyPage,
})

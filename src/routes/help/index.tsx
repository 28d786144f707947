import { createFileRoute } from '@tanstack/react-router'
import { HelpPage } from '../../features/help/help-page.tsx'
import { HELP } from '../../features/help/help-search.ts'
import { helpSearchSchema } from '../../features/help/help-search.ts'
import { publicHead } from '../../features/shell/public-head.ts'

export const Route = createFileRoute('/help/')({
  validateSearch: helpSearchSchema,
  head: ({ match }) =>
    publicHead({
      title: HELP,
      description: '登録、応募、キャンセル、勤務の報告、報酬についての、よくある質問と答えです。',
      match,
      search: { q: match.search.q },
    }),
  component: function Help() {
    return <HelpPage q={Route.useSearch().q} />
  },
})

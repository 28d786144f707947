import { createFileRoute } from '@tanstack/react-router'
import { HelpPage } from '../../features/help/help-page.tsx'
import { HELP } from '../../features/help/help-search.ts'
import { helpSearchSchema } from '../../features/help/help-search.ts'
import { pageTitle } from '../../features/shell/document-head.ts'

export const Route = createFileRoute('/help/')({
  validateSearch: helpSearchSchema,
  head: () => pageTitle(HELP, '登録、応募、キャンセル、勤務の報告、報酬についての、よくある質問と答えです。'),
  component: function Help() {
    return <HelpPage q={Route.useSearch().q} />
  },
})

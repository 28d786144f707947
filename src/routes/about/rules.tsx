import { createFileRoute } from '@tanstack/react-router'
import { RulesPage } from '../../features/about/rules-page.tsx'
import { RULES_TITLE } from '../../features/about/about-titles.ts'
import { publicHead } from '../../features/shell/public-head.ts'

export const Route = createFileRoute('/about/rules')({
  head: ({ match }) =>
    publicHead({ title: RULES_TITLE, description: 'DPワークを先生と病院が利用するときの条件です。', match }),
  component: RulesPage,
})

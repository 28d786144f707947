import { createFileRoute } from '@tanstack/react-router'
import { RULES_TITLE, RulesPage } from '../../features/about/rules-page.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'

export const Route = createFileRoute('/about/rules')({
  head: () => pageTitle(RULES_TITLE, 'DPワークを先生と病院が利用するときの条件です。'),
  component: RulesPage,
})

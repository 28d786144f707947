import { createFileRoute } from '@tanstack/react-router'
import { RulesPage } from '../../features/about/rules-page.tsx'
import { RULES_TITLE } from '../../features/about/about-titles.ts'
import { pageTitle } from '../../features/shell/document-head.ts'

export const Route = createFileRoute('/about/rules')({
  head: () => pageTitle(RULES_TITLE, 'DPワークを先生と病院が利用するときの条件です。'),
  component: RulesPage,
})

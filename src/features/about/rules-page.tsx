import { Article } from './article.tsx'
import { RULES, RULES_SINCE } from './rules-text.ts'

export const RULES_TITLE = '利用規約'

export const RulesPage = () => <Article title={RULES_TITLE} sections={RULES} since={RULES_SINCE} />

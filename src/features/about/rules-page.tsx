import { Article } from './article.tsx'
import { RULES, RULES_SINCE } from './rules-text.ts'
import { RULES_TITLE } from './about-titles.ts'

export const RulesPage = () => <Article title={RULES_TITLE} sections={RULES} since={RULES_SINCE} />

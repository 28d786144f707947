import type { Rule } from '../meaning.ts'
import { PAST, rule } from './rule.ts'
import { SEVERAL } from './weekday-rules.ts'

const AGO = '昨日|昨夜|昨晩|キノウ|一昨日|オトトイ|前日|先週末?|先々週|先月|先々月|昨年|去年'

/** Days that have passed. */
export const PAST_RULES: readonly Rule[] = [
  rule(String.raw`(?:${AGO})(?:ノ?(?:\d{1,2}月)?(?:\d{1,2}日|${SEVERAL}))?`, () => ({ beyond: PAST })),
]

import type { RegularFrequency } from '../listing-words.ts'
import { comingMonth, monthAhead } from './day-sets.ts'
import { rule } from './day-rules.ts'
import type { Meaning, Rule } from './meaning.ts'

const often = (frequency: RegularFrequency): Meaning => ({
  criteria: { frequencies: [frequency] },
  kind: 'regular',
})

const NTH = '(?:毎月ノ?)?第[1-5一二三四五](?:[・,、]第?[1-5一二三四五])*(?:週|(?=[月火水木金土日]))?'

const startingIn = (month: { last: string }): Meaning => ({
  criteria: { startBy: month.last },
  kind: 'regular',
  note: '「{}」は、その月の末日までに始まる勤務で探します。',
})

/** Words of engagements that come again. */
export const REGULAR_RULES: readonly Rule[] = [
  rule('定期(?:非常勤|勤務|バイト|アルバイト)?|非常勤|レギュラー|常勤外', () => ({ kind: 'regular' })),
  rule('スポット(?:勤務|バイト)?|単発(?:バイト)?|1日ダケ|1回ダケ', () => ({ kind: 'spot' })),
  rule('毎週|週[1一](?:回|日)?|週1コマ', () => often('WEEKLY')),
  rule('隔週|2週ニ1[回度]|二週ニ一[回度]|月[2二]回?', () => often('BIWEEKLY')),
  rule('月[1一](?:回|日)?(?!\\d)|毎月', () => often('MONTHLY_ONCE')),
  rule(NTH, () => often('MONTHLY_NTH')),
  rule('日程相談|日程応相談|曜日相談', () => often('FLEXIBLE')),
  rule('(\\d{1,2})月(?:中)?(?:カラ|開始|スタート)(?:ノ?開始|スタート)?', ([, month = ''], today) =>
    Number(month) >= 1 && Number(month) <= 12 ? startingIn(comingMonth(Number(month), today)) : undefined,
  ),
  rule('(来月|再来月)(?:カラ|開始|スタート)', ([, which], today) =>
    startingIn(monthAhead(today, which === '来月' ? 1 : 2)),
  ),
  rule('(来年度|新年度|来春)(?:カラ|開始)?', (_, today) => startingIn(comingMonth(4, today))),
]

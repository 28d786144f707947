import type { RegularFrequency } from '../../../listing/listing-words.ts'
import { comingMonth, MONTH, monthNamed } from '../day-sets.ts'
import type { SentenceMeaning, Rule } from '../meaning.ts'
import { rule } from './rule.ts'

const often = (frequency: RegularFrequency): SentenceMeaning => ({
  criteria: { frequencies: [frequency] },
  kind: 'regular',
})

const NTH = '(?:毎月ノ?)?第[1-5一二三四五](?:[・,、]第?[1-5一二三四五])*(?:週|(?=[月火水木金土日]))?'

const startingIn = (month: { last: string }): SentenceMeaning => ({
  criteria: { startBy: month.last },
  kind: 'regular',
  note: '「{}」は、その月の末日までに始まる勤務で探します。',
})

/** Words of regular (定期) work. */
export const REGULAR_RULES: readonly Rule[] = [
  rule('定期(?:非常勤|勤務|バイト|アルバイト)?|非常勤|レギュラー|常勤外', () => ({ kind: 'regular' })),
  rule('スポット(?:勤務|バイト)?|単発(?:バイト)?|1日ダケ|1回ダケ', () => ({ kind: 'spot' })),
  rule('毎週|週(?:ニ)?[1一](?:回|日|度)?(?![\\d時])|週1コマ|月[4四]回', () => often('WEEKLY')),
  rule(
    '週ニ?[2-7二三四五六](?:回|日|コマ)(?:間|マデ|以下|以内|以上|グライ|クライ|程度)?|週ニ?[2-7](?![\\d時~-])',
    () => ({
      ...often('WEEKLY'),
      note: '「{}」は、毎週の勤務で探します。週の回数では絞り込めません。',
    }),
  ),
  rule('隔週|2週ニ1[回度]|二週ニ一[回度]|月ニ?[2二](?:[回度日]|(?![\\d回~-]))(?!マデ|以下|以内|未満)', () =>
    often('BIWEEKLY'),
  ),
  rule('月ニ?[1一](?:[回度日]|(?!\\d|[~-]))(?!マデ|以下|以内|未満)|毎月', () => often('MONTHLY_ONCE')),
  rule('月ニ?[1一]?[回度]?(?:~|-|カラ|・|、|カ)?[2二][回度](?:マデ|以下|以内)?', ([text = '']) =>
    /[1一]|マデ|以/.test(text)
      ? { ...often('MONTHLY_ONCE'), criteria: { frequencies: ['MONTHLY_ONCE', 'BIWEEKLY'] } }
      : often('BIWEEKLY'),
  ),
  rule('月ニ?[1一][回度](?:マデ|以下|以内)', () => often('MONTHLY_ONCE')),
  rule(
    '月ニ?(?:[1-9一二三四五六][回度]?(?:~|-))?[3-9三五六][回度](?:マデ|以下|以内|グライ|クライ|程度)?|月ニ?[1-9一二三四五六][回度]?以上',
    () => ({ beyond: '回数では探せません。「毎週」「隔週」「月1回」などでお探しください。' }),
  ),
  rule(NTH, () => often('MONTHLY_NTH')),
  rule('日程相談|日程応相談|曜日相談', () => often('FLEXIBLE')),
  rule(
    `(${MONTH})(?:中)?(?:カラ|ヨリ(?!モ|前|後|先)|開始|スタート)(?:ノ?開始|スタート)?`,
    ([, month = ''], today) => startingIn(monthNamed(month, today)),
  ),
  rule('(来年度|新年度|来春)(?:カラ|開始)?', (_, today) => startingIn(comingMonth(4, today))),
]

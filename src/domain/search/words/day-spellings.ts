import { foldedNumberOf } from './fold.ts'
import type { Rewrite } from './rewritten.ts'

const SIGNS = '一二三四五六七八九'
const MONTH = `(?:十[一二]?|[${SIGNS}])月`
/** 一日 and 三日 are durations as often as days; from 十一日 on the numeral is long enough to be a day. */
const DAY = `(?:[二三]十[${SIGNS}]?|十[${SIGNS}])日`
const ERA = `令和(?:十?[${SIGNS}]|十)年`

/** Days in kanji: 十二月二十四日. */
export const IN_KANJI: Rewrite = {
  begin: new RegExp(`^(?:${ERA}|${MONTH}|${DAY})`),
  pattern: new RegExp(`[${SIGNS}十]{1,3}(?=[年月日])`, 'g'),
  of: (signs) => {
    const value = foldedNumberOf(signs)
    return Number.isNaN(value) ? undefined : String(value)
  },
}

/** Words of days, folded; カヨウ alone is 通う. */
const KANA: Readonly<Record<string, string>> = {
  サライシュウ: '再来週',
  ライシュウ: '来週',
  コンシュウ: '今週',
  サライゲツ: '再来月',
  ライゲツ: '来月',
  コンゲツ: '今月',
  マイシュウ: '毎週',
  ヘイジツ: '平日',
  シュウマツ: '週末',
  シュクジツ: '祝日',
  サンレンキュウ: '三連休',
  レンキュウ: '連休',
  ネンマツネンシ: '年末年始',
  ネンマツ: '年末',
  ネンシ: '年始',
  ショウガツ: '正月',
  ドニチシュク: '土日祝',
  ドニチ: '土日',
  ゲツヨウ: '月曜',
  カヨウビ: '火曜日',
  スイヨウ: '水曜',
  モクヨウ: '木曜',
  キンヨウ: '金曜',
  ドヨウ: '土曜',
  ニチヨウ: '日曜',
}
const WORDS = Object.keys(KANA)
  .toSorted((one, other) => other.length - one.length)
  .join('|')

/** Days in kana: らいしゅうのどようび. */
export const IN_KANA: Rewrite = {
  begin: new RegExp(`^.{0,6}(?:${WORDS})`),
  pattern: new RegExp(`${WORDS}|(?<=ヨウ)ビ`, 'g'),
  of: (word) => (word === 'ビ' ? '日' : KANA[word]),
}

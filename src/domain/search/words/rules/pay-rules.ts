import { NUMBER, foldedNumberOf } from '../fold.ts'
import type { Rule } from '../meaning.ts'
import { rule } from './rule.ts'

const OVER =
  '(?:(?:円|yen|エン)?台?(?:以上|~|カラ|超エ?|越エ?|オーバー|\\+|↑|クライ|グライ|程度|前後|ヨリモ?(?:上|高[イク]?))?)'
const PER_SHIFT =
  '(?:(?:日給|1回|一回|給与|給料|報酬|単価|最低|最低給与|手取リ|1日|一日|1コマ|1晩|一晩)(?:デモ|[ハガ:デ])?\\s?)?'
/** 8万, 8.5万, 8万5千, 8万5000, 八万 */
/** まん in kana, but not まんが. */
const MAN = '(?:万|マン(?=[円ヲノデ以~カグクダヨ\\s、。+]|エン|$))'
const TEN_THOUSANDS = `[¥]?(${NUMBER})${MAN}(?:(${NUMBER})千|(\\d{1,4})(?!\\d))?`

function atLeast(yen: number) {
  if (!Number.isFinite(yen) || yen < 1_000 || yen > 10_000_000) return undefined
  return { criteria: { minimumFee: Math.round(yen) } }
}

const amount = (tenThousands: string, thousands: string, yen: string): number =>
  foldedNumberOf(tenThousands) * 10_000 + (thousands ? foldedNumberOf(thousands) * 1_000 : 0) + Number(yen)

const ANY_AMOUNT = `(?:${NUMBER}万(?:${NUMBER}千|\\d{1,4})?|\\d[\\d,]*(?:千)?)円?`
const BELOW =
  '(?:以下|未満|以内|マデ|ヨリ安[イク]?|ヨリ低[イク]?|[超越]エナイ|[超越]エマセン|イカナイ|行カナイ|イカン|届カナイ|下回[ルリッ]?|切[ルッ]テ?(?:ン)?|弱)'
const REFUSED =
  '(?:無理|ムリ|ダメ|駄目|論外|嫌|イヤ|ヤ[ラリ](?:ナイ|タクナイ|マセン|ン)|行(?:カナイ|キマセン|キタクナイ|カン)|受ケ(?:ナイ|マセン|タクナイ)|入ラナイ|ng|不可|オ?断[リルッ]|辞退|パス|除|以外|ナシ|無シ|イラナイ|遠慮|見送|却下|厳シイ|キツイ|シナイ|(?:モウ)?エエワ|結構)'
const NO_UPPER_LIMIT = '給与の上限では探せません。'

export const PAY_RULES: readonly Rule[] = [
  rule(`(?:時給|時間給|時給換算)(?:[ハガ:デ])?\\s?(?:${NUMBER}[万千]?円?)+(?:以上|~|カラ)?`, () => ({
    beyond: '時給の下限では探せません。検索結果の並べ替え「時給が高い順」をご利用ください。',
  })),
  rule(
    `(?:(?:月給|月収|年収|年俸|月商)(?:[ハガ:デ])?\\s?(?:${NUMBER}[億万千]?円?)*|(?:月|年|毎月)(?:ニ|デ)?${NUMBER}[億万](?:円)?)(?:以上|~|カラ)?(?:稼[グギ](?:タイ)?)?`,
    () => ({
      beyond: '月給や年収では探せません。1回の給与でお探しください。',
    }),
  ),
  // 1例3万: no pay of a shift.
  rule(
    `1?[1一](?:例|件|人|名|列|コール|体)(?:ニツキ|アタリ|当タリ)?\\s?${ANY_AMOUNT}(?:以上|~|カラ)?`,
    () => ({
      beyond: '1件ごとの給与では探せません。1回の給与でお探しください。',
    }),
  ),
  // 5万以下は無理, 12万いかないなら行かない: a lower limit.
  rule(
    `${PER_SHIFT}(?:${TEN_THOUSANDS}|(\\d[\\d,]{3,}))円?(?:ヲ|ガ|モ)?${BELOW}(?:ノ?(?:仕事|バイト|トコロ?|案件|求人))?(?:[ハモガヲ]|ナラ|ダト|ヤッタラ|ンヤッタラ|ダッタラ|ノハ)?\\s?${REFUSED}`,
    ([, tens = '', thousands = '', yen = '', whole = '']) =>
      atLeast(whole ? foldedNumberOf(whole) : amount(tens, thousands, yen)),
  ),
  // 交通費込みで9万: no carfare beside the pay.
  rule(
    `交通費(?:モ|ハ)?(?:込ミ?|含メ?)(?:ミ)?(?:デ|ノ|テ|、|\\s)?${PER_SHIFT}${TEN_THOUSANDS}${OVER}`,
    ([, tens = '', thousands = '', yen = '']) => {
      const least = atLeast(amount(tens, thousands, yen))
      return least && { ...least, note: '「{}」は、交通費を除いた給与で探します。' }
    },
  ),
  rule(`手取リ?(?:デモ?|[ハガ])?\\s?${TEN_THOUSANDS}${OVER}`, ([, tens = '', thousands = '', yen = '']) => {
    const least = atLeast(amount(tens, thousands, yen))
    return least && { ...least, note: '「{}」は、税を引く前の給与で探します。' }
  }),
  rule(`${PER_SHIFT}${ANY_AMOUNT}(?:ヲ|ガ)?${BELOW}`, () => ({
    beyond: NO_UPPER_LIMIT,
  })),
  rule(`(?:上限|最高|最大|max|多クテモ?|高クテモ?)(?:デモ?|[ハガ:])?\\s?${ANY_AMOUNT}`, () => ({
    beyond: NO_UPPER_LIMIT,
  })),
  // 8万〜10万: the lower bound.
  rule(
    `${PER_SHIFT}${TEN_THOUSANDS}?円?(?:~|-|カラ)(?:${NUMBER})万円?(?:マデ)?`,
    ([, tens = '', thousands = '', yen = '']) => {
      const least = atLeast(amount(tens, thousands, yen))
      return least && { ...least, note: '給与は下限だけで探します。' }
    },
  ),
  rule(`${PER_SHIFT}(${NUMBER})(?:~|-|カラ)(${NUMBER})万円?(?:マデ)?`, ([, from = '']) => {
    const least = atLeast(foldedNumberOf(from) * 10_000)
    return least && { ...least, note: '給与は下限だけで探します。' }
  }),
  rule(`${PER_SHIFT}${TEN_THOUSANDS}${OVER}`, ([, tens = '', thousands = '', yen = '']) =>
    atLeast(amount(tens, thousands, yen)),
  ),
  rule(`${PER_SHIFT}(\\d[\\d,]*)千円(?:以上|~|カラ)?`, ([, thousands = '']) =>
    atLeast(foldedNumberOf(thousands) * 1_000),
  ),
  rule(
    `${PER_SHIFT}(?:¥\\s?(\\d{1,3}(?:,\\d{3})+|\\d{4,8})円?|(\\d{1,3}(?:,\\d{3})+|\\d{4,8})(?:円|yen|(?=以上)))(?:以上|~|カラ|超)?`,
    ([, signed = '', yen = '']) => atLeast(foldedNumberOf(signed || yen)),
  ),
]

import type { Rule } from '../meaning.ts'
import { rule } from './rule.ts'
import { EASY, NO_AMBULANCE, TOUGH } from '../work-words.ts'

const COUNT =
  '(?:1?日ニ?|一?晩ニ?|1晩ニ?|月ニ?|年ニ?|平均)?(?:[\\d,]+|[一二三四五六七八九十]+)(?:台|件|人|名|例|床|本|枚|体|コール)'
const BEYOND = '台数・件数・人数では探せません。'

/**
 * Numbers of patients, ambulances and beds, which are not searchable; 「少ない」 must not be read as a wish for
 * them.
 */
export const COUNT_RULES: readonly Rule[] = [
  rule(
    '救急(?:車|搬送)?(?:ハ|ガ|モ)?(?:[1一]台モ|全ク|全然|ゼンゼン|マッタク|絶対ニ?)(?:来ナイ|コナイ|来ン|ナイ|取ラナイ|受ケナイ|来マセン)',
    () => NO_AMBULANCE,
  ),
  rule(
    '救急(?:車|搬送)?(?:ハ|ガ|モ)?(?:ホボ|ホトンド|滅多ニ|メッタニ)(?:来ナイ|コナイ|来ン|ナイ|ナシ)',
    () => EASY,
  ),
  rule('救急(?:車|搬送)?(?:ハ|ガ|モ|ノ)?(?:台数|件数|数)?(?:ハ|ガ|ノ)?少ナ(?:イ|メ|ク|目)', () => EASY),
  rule(
    '救急(?:車|搬送)?(?:ハ|ガ|モ|ノ)?(?:台数|件数|数)?(?:ハ|ガ|ノ)?(?:多[イクメ目]|タクサン|イッパイ|ガンガン|バンバン|ドンドン|ヨク)(?:来ル|クル|取ル|トル|受ケル|取ッテル)?',
    () => TOUGH,
  ),
  rule('[\\d一二三]泊(?:[\\d一二三四]日)?', () => ({
    beyond: '宿泊の日数では探せません。日付でお探しください。',
  })),
  rule(`${COUNT}(?:以上|超|ヨリ多[イク]?)`, () => ({ beyond: BEYOND })),
  rule(`${COUNT}(?:以下|未満|以内|マデ|程度|グライ|クライ|前後|弱)?`, () => ({
    beyond: BEYOND,
    isUpperLimit: true,
  })),
]

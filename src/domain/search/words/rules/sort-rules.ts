import { SPOT_SORT_ORDER } from '../../../listing/listing-words.ts'
import type { SentenceMeaning, Rule } from '../meaning.ts'
import { rule } from './rule.ts'

const sorted = (sort: NonNullable<SentenceMeaning['sort']>) => (): SentenceMeaning => ({
  sort,
  note: `「{}」は、並び順を「${SPOT_SORT_ORDER[sort]}」にします。`,
})

// A particle belongs to it only before 「並べて」: elsewhere it joins what follows, as after any other word.
const ORDER = '順番?(?:(?:ニ|デ)?並ベ(?:テ|替エテ?)?)?'
const PAY = '(?:給与|給料|報酬|日給|金額|単価|値段|ギャラ)'

/** Sort orders: 「高い順」. */
export const SORT_RULES: readonly Rule[] = [
  rule(`${PAY}?(?:ノ|ガ)?高(?:イ|額)?${ORDER}|${PAY}${ORDER}`, sorted('FEE_DESC')),
  rule(`(?:時給|時間単価)(?:ノ|ガ)?(?:高イ)?${ORDER}`, sorted('HOURLY_FEE_DESC')),
  rule(`新着${ORDER}|(?:掲載(?:ノ|ガ)?)?新シイ${ORDER}|掲載${ORDER}`, sorted('PUBLISH_TIME_DESC')),
  rule(`更新(?:日)?(?:ノ|ガ)?(?:新シイ)?${ORDER}`, sorted('EDITED_AT_DESC')),
  rule(`(?:勤務日|日付|日程|日)(?:ノ|ガ)?(?:近イ|早イ)?${ORDER}|早イ${ORDER}`, sorted('START_TIME_ASC')),
  rule(`オススメ${ORDER}`, () => ({ note: '結果は、はじめからおすすめ順に並びます。' })),
  rule(`(?:近イ|駅カラ近イ|家カラ近イ|安イ|低イ|時給(?:ノ|ガ)?低イ|人気)${ORDER}`, () => ({
    beyond: 'この並び順では探せません。',
  })),
]

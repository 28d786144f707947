import { NUMBER } from '../fold.ts'
import type { Rule } from '../meaning.ts'
import { rule } from './rule.ts'

const WITHIN =
  '(?:以内|以下|未満|圏内|圏|程度|クライ|グライ|マデ)?(?:デ|ニ)?(?:行ケル|通エル|着ク|通勤可能?|通勤デキル)?'
const DURATION = String.raw`約?(?:${NUMBER}時間(?:半|\d{1,2}分)?|半?時間|\d{1,3}分)${WITHIN}`
const BY =
  '(?:ドアツードア|ドアtoドア|電車|地下鉄|車|バス|自転車|新幹線|片道|通勤(?:時間)?|乗車)(?:ガ|ハ|デ|ノ)?\\s?'

/** Why the time of a commute is no criterion. */
export const NO_COMMUTE = '通勤の時間や手段では、「駅から徒歩10分以内」と「車通勤可」のほかはまだ探せません。'

/** The way to work: no length of a shift, and the place it begins at is not the place of work. */
export const COMMUTE_RULES: readonly Rule[] = [
  // 駅から5分, 駅より徒歩10分以内, 徒歩5分
  rule(
    '(?:(?:最寄リ?)?駅(?:カラ|マデ|ヨリ)?)?(?:(?:徒歩(?:圏内?)?|歩イテ|歩キデ?)(?:デ)?(?:約?(\\d{1,3})分(?:以内|マデ|圏内|程度|クライ|グライ)?)?|(?<=駅(?:カラ|マデ|ヨリ)?)約?(\\d|10)分(?:以内|マデ|圏内|程度|クライ|グライ)?)',
    ([, walk = '', near = '']) => {
      const minutes = walk || near
      if (Number(minutes) > 10) return { beyond: '駅からの距離は「徒歩10分以内」だけで探せます。' }
      return {
        criteria: { conditions: ['NEAR_STATION'] },
        note: minutes === '10' ? undefined : '「{}」は、駅から徒歩10分以内で探します。',
      }
    },
  ),
  rule(`(?:駅)?(?:カラ|ヨリ|マデ)\\s?(?:${BY})?${DURATION}`, () => ({ beyond: NO_COMMUTE, isOfPlace: true })),
  // 名古屋から通える岐阜
  rule(
    '(?:駅)?(?:カラ|ヨリ)(?:車デ|電車デ|新幹線デ|日帰リデ?)?(?:通エル|通イヤスイ|行ケル|行キヤスイ|日帰リ|来レル|来ラレル|アクセス(?:ガ|ノ)?(?:良イ|イイ|ヨイ))',
    () => ({ beyond: NO_COMMUTE, isOfPlace: true }),
  ),
  rule(`(?:(?:自宅|家|実家|最寄リ?駅)(?:カラ|マデ)\\s?(?:${BY})?|${BY}|往復)${DURATION}`, () => ({
    beyond: NO_COMMUTE,
  })),
]

import { dayText } from '../text/shift-text.ts'
import { UNSENT } from '../text/outage.ts'
import { good, info, outcomeWords } from '../text/outcome-words.ts'
import { addDays } from '../text/tokyo-time.ts'
import { PREFECTURE, type Prefecture } from '../text/prefecture.ts'

/**
 * 悪天候の申告: our staff declare bad weather for a prefecture and a day, or a hospital for its own works of a
 * day. Only a declaration frees from 注意 who cancels for bad weather, whether it was made before or after the request.
 */

/** Who declared. */
export const WEATHER_DECLARER = { OPERATOR: '運営', HOSPITAL: '病院' } as const
export type WeatherDeclarer = keyof typeof WEATHER_DECLARER

/** Days around today within which bad weather is declared: it is told ahead, and settled when it has passed. */
export const WEATHER_DAYS = { back: 14, ahead: 14 } as const

/** Most days of one declaration. */
export const WEATHER_SPAN = 7

/** Characters of what a declaration says about the weather. */
export const WEATHER_TEXT = { least: 5, most: 200 } as const

/** The first and the last day, `YYYY-MM-DD`, that can be declared on a day of Tokyo. */
export const weatherBounds = (today: string): { first: string; last: string } => ({
  first: addDays(today, -WEATHER_DAYS.back),
  last: addDays(today, WEATHER_DAYS.ahead),
})

/** The days from one to another, both included; empty where they are out of order, too many or out of the bounds. */
export function weatherDays({ from, to, today }: { from: string; to: string; today: string }): string[] {
  const { first, last } = weatherBounds(today)
  if (from > to || from < first || to > last || to >= addDays(from, WEATHER_SPAN)) return []
  const days = Array.from({ length: WEATHER_SPAN }, (_, at) => addDays(from, at))
  return days.filter((day) => day <= to)
}

export type Declaration = {
  /** The civil day in Tokyo on which a work begins, `YYYY-MM-DD`. */
  day: string
  prefecture: Prefecture
  declarer: WeatherDeclarer
}

/** 「この日(12/3(木))は東京都に悪天候の申告があります」: a work belongs to the day on which it begins. */
export const declaredText = ({ day, prefecture, declarer }: Declaration): string =>
  declarer === 'OPERATOR'
    ? `この日(${dayText(day)})は${PREFECTURE[prefecture]}に悪天候の申告があります`
    : `この日(${dayText(day)})は病院から悪天候の申告があります`

/** What the declaration of a day means, for who cancels one of its works. */
export const DECLARED_MEANING =
  '「悪天候」を理由に申請すると、注意は付きません。日をまたぐ勤務は、始まる日の申告で判断します。'

/** The sentence before a request for bad weather that nobody has declared. */
export const undeclaredText = ({ day, prefecture }: Pick<Declaration, 'day' | 'prefecture'>): string =>
  `この日(${dayText(day)})の${PREFECTURE[prefecture]}に、悪天候の申告はまだありません。いまは「私用・自己都合」と同じ扱いです。`

/** What still can change it. */
export const UNDECLARED_MEANING =
  '申請の後でも、運営か病院がこの日の悪天候を申告すると、注意は取り消されます。付いた注意には異議を申し立てられます。'

export const DECLARE_WEATHER_OUTCOME = {
  DECLARED: good('悪天候を申告し、その日に勤務のある先生と病院にお知らせしました。'),
  ALREADY_DECLARED: info('この日の悪天候は、すでに申告されています。'),
  DAYS_INVALID: `申告できるのは、${WEATHER_DAYS.back}日前から${WEATHER_DAYS.ahead}日後までの日です。期間は${WEATHER_SPAN}日以内で選んでください。`,
} as const
export type DeclareWeatherOutcome = keyof typeof DECLARE_WEATHER_OUTCOME

export const WITHDRAW_WEATHER_OUTCOME = {
  WITHDRAWN: good('申告を取り下げ、お知らせした先生と病院に伝えました。'),
  ALREADY_WITHDRAWN: info('この申告は、すでに取り下げられています。'),
  FOLLOWED:
    'この申告によって、注意の付かなかったキャンセルがあります。先生との約束を守るため、取り下げられません。',
  NOT_FOUND: 'この申告は見つかりません。',
} as const
export type WithdrawWeatherOutcome = keyof typeof WITHDRAW_WEATHER_OUTCOME

export const declareWeatherWords = outcomeWords({ ...DECLARE_WEATHER_OUTCOME, UNREACHABLE: UNSENT })
export const withdrawWeatherWords = outcomeWords({ ...WITHDRAW_WEATHER_OUTCOME, UNREACHABLE: UNSENT })

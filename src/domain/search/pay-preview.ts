import * as v from 'valibot'
import { oneWord } from '../text/form-rule.ts'
import { shortPrefecture } from './criteria-summary.ts'
import { SHORT_SHIFT_LENGTH, shiftLengthOf, type ShiftLength } from './search-spans.ts'
import type { PayScope } from './usual-pay.ts'
import { yenText } from '../text/money-text.ts'
import { REGIONS, type Prefecture } from '../text/prefecture.ts'
import { hourlyFee } from '../listing/pay.ts'
import { COMMON_ENTRIES } from '../listing/draft/common-draft.ts'
import { END_DAY, minutesOfShift } from '../listing/draft/end-day.ts'
import { answerOf, type Answers } from '../listing/draft/listing-answers.ts'

const { startTime, endTime, breakMinutes, fee } = COMMON_ENTRIES
const schema = v.object({ startTime, endTime, endDay: oneWord(END_DAY), breakMinutes, fee })

type HourlyPay = { hourly: number; shiftLength: ShiftLength }

/** Pay per hour of what is typed; null while hours or fee cannot be read. */
export function hourlyPayOf(answers: Answers): HourlyPay | null {
  const typed = Object.fromEntries(Object.keys(schema.entries).map((name) => [name, answerOf(answers, name)]))
  const read = v.safeParse(schema, typed)
  if (!read.success) return null
  const { start, end } = minutesOfShift(read.output)
  if (end - start <= read.output.breakMinutes) return null
  return {
    hourly: hourlyFee(read.output.fee, end - start, read.output.breakMinutes),
    shiftLength: shiftLengthOf(end - start),
  }
}

type Usual = { shiftLength: string; scope: PayScope; hourlyFee: number }

const areaName = (scope: PayScope, prefecture: Prefecture): string =>
  scope === 'PREFECTURE'
    ? shortPrefecture(prefecture)
    : scope === 'REGION'
      ? (Object.values(REGIONS).find(({ prefectures }) => prefecture in prefectures)?.label ?? '地域')
      : '全国'

/** 「時給換算 5,666円。神奈川・12〜16時間の求人の中央値 5,200円より9%高い額です。」 */
export function payText(
  { hourly, shiftLength }: HourlyPay,
  usual: readonly Usual[],
  prefecture: Prefecture,
): string {
  const own = `時給換算 ${yenText(hourly)}。`
  const near = usual.find((one) => one.shiftLength === shiftLength)
  if (!near) return `${own}比べられる求人が、まだ十分にありません。`
  const percent = Math.round((hourly * 100) / near.hourlyFee) - 100
  const median = `${areaName(near.scope, prefecture)}・${SHORT_SHIFT_LENGTH[shiftLength]}の求人の中央値 時給${yenText(near.hourlyFee)}`
  if (percent === 0) return `${own}${median}と同じくらいです。`
  return `${own}${median}より${Math.abs(percent)}%${percent > 0 ? '高い' : '低い'}額です。`
}

import type { ShiftPattern } from '../listing-words.ts'
import { rule } from './day-rules.ts'
import type { Rule } from './meaning.ts'
import { shifts } from './work-words.ts'

const TIME = String.raw`(\d{1,2})(?::\d{2}|時半|時)`

const isHour = (hour: number) => hour >= 0 && hour <= 30

function between(from: number, to: number): ShiftPattern[] {
  const isNextDay = to <= from
  if (from >= 15) return isNextDay || to > 24 ? ['NIGHT'] : ['DAY_EVENING']
  if (isNextDay) return ['DAY_NIGHT']
  if (to <= 13) return ['DAY_AM']
  return from >= 12 ? ['DAY_PM'] : ['DAY_AM_PM']
}

function startingAt(hour: number): ShiftPattern[] {
  if (hour >= 16) return ['NIGHT', 'DAY_EVENING']
  return hour >= 12 ? ['DAY_PM', 'NIGHT', 'DAY_EVENING'] : ['DAY_AM_PM', 'DAY_AM', 'DAY_NIGHT']
}

const said = (patterns: ShiftPattern[]) => shifts(patterns, '「{}」は勤務帯に置きかえて探します。')

/** Clock times stand for the shift they belong to: a listing is searched by its shift. */
export const CLOCK_RULES: readonly Rule[] = [
  rule(`${TIME}\\s?(?:~|-|カラ)\\s?翌?${TIME}(?:マデ)?`, ([, from = '', to = '']) =>
    isHour(Number(from)) && isHour(Number(to)) ? said(between(Number(from), Number(to))) : undefined,
  ),
  rule(`${TIME}(?:以降|カラ|~|スタート|開始|入リ)`, ([, hour = '']) =>
    isHour(Number(hour)) ? said(startingAt(Number(hour))) : undefined,
  ),
  rule(`${TIME}(?:マデ|終ワリ|終了|上ガリ)`, ([, hour = '']) =>
    isHour(Number(hour))
      ? said(Number(hour) <= 13 ? ['DAY_AM'] : ['DAY_AM_PM', 'DAY_AM', 'DAY_PM'])
      : undefined,
  ),
]

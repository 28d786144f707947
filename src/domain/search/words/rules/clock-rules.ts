import type { ShiftPattern } from '../../../listing/listing-words.ts'
import type { Meaning, Rule } from '../meaning.ts'
import { rule } from './rule.ts'
import { vaguely } from '../work-words.ts'

const PART = '((?:朝|早朝|夕方?|夜|晩|深夜|翌朝|翌日?ノ?朝?)ノ?|午前|am|昼|午後|pm)?'
const TIME = String.raw`${PART}(\d{1,2})(?::\d{2}|時半?)`
/** A start time, where 時 may be omitted: 「9-17時」. */
const FROM_TIME = String.raw`${PART}(\d{1,2})(?::\d{2}|時半?)?`

const isHour = (hour: number) => hour >= 0 && hour <= 30

/** 午後1時 is 13, and so is 1時 at the start of a shift. Hours after midnight belong to the night before. */
function hourOf(part: string, hour: string, isBegin = false): number {
  const said = Number(hour)
  if (isBegin && part === '' && said >= 1 && said <= 5) return said + 12
  return /午後|pm|夕|^夜|晩/.test(part) && said < 12 ? said + 12 : said
}

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

/** A shift that ends in the morning started the evening before. */
function endingBy(hour: number): ShiftPattern[] {
  if (hour <= 10) return ['NIGHT', 'DAY_NIGHT']
  if (hour <= 13) return ['DAY_AM']
  return hour <= 18 ? ['DAY_AM_PM', 'DAY_AM', 'DAY_PM'] : ['DAY_AM_PM', 'DAY_AM', 'DAY_PM', 'DAY_EVENING']
}

const said = (patterns: ShiftPattern[]): Meaning => ({
  ...vaguely(patterns),
  note: '「{}」は勤務帯に置きかえて探します。',
})

const EVENING = '(?:夕方?|夜|晩)'
const TO = '\\s?(?:~|-|カラ)\\s?'

/** Clock times, read as shift patterns, by which listings are searched. */
export const CLOCK_RULES: readonly Rule[] = [
  rule(`${FROM_TIME}${TO}${TIME}(?:マデ)?`, ([, part = '', from = '', toPart = '', to = '']) => {
    const begin = hourOf(part, from, true)
    const end = hourOf(toPart, to)
    if (!isHour(begin) || !isHour(end)) return undefined
    // 午後1時から5時: the end is in the same half of the day.
    const isSameHalf = toPart === '' && begin > Number(from) && end < 12 && end + 12 > begin
    return said(between(begin, isSameHalf && begin < 17 ? end + 12 : end))
  }),
  rule(`${TIME}(?:以降|カラ|~|スタート|開始|入リ)`, ([, part = '', hour = '']) =>
    isHour(Number(hour)) ? said(startingAt(hourOf(part, hour, true))) : undefined,
  ),
  rule(`${TIME}(?:マデ|終ワリ|終了|上ガリ)`, ([, part = '', hour = '']) =>
    isHour(Number(hour)) ? said(endingBy(hourOf(part, hour))) : undefined,
  ),
  rule(`${EVENING}${TO}翌?朝(?:マデ)?`, () => said(['NIGHT'])),
  rule(`朝${TO}夕方?(?:マデ)?`, () => said(['DAY_AM_PM'])),
  rule(`朝${TO}翌朝(?:マデ)?`, () => said(['DAY_NIGHT'])),
]

import type { ShiftPattern } from '../../../listing/listing-words.ts'
import type { SentenceMeaning, Rule } from '../meaning.ts'
import { rule } from './rule.ts'
import { vaguely } from '../work-words.ts'

const PART = '((?:朝|早朝|夕方?|夜|晩|深夜|翌朝|翌日?ノ?朝?)ノ?|午前|am|オ?昼|午後|pm)?'
const TIME = String.raw`${PART}(\d{1,2})(?::\d{2}|時半?)`
/** A start time, where 時 may be omitted: 「9-17時」. */
const FROM_TIME = String.raw`${PART}(\d{1,2})(?::\d{2}|時半?)?`

/** 26時 is the 2時 of the next day, as the end of a shift only. */
const LATEST_END = 33
const isHour = (hour: number) => hour >= 0 && hour <= 24

/** Whether two hours without a sign are those of a shift: 8-17, 17-9, but not 12-24. */
export const isShift = (from: number, to: number): boolean =>
  (from >= 7 && from <= 10 && to > from && to <= 22) ||
  (from >= 13 && from <= 16 && to > from && to <= 23) ||
  (from >= 16 && from <= 22 && ((to > from && to <= 24) || (to >= 5 && to <= 10)))

/** 午後1時 is 13, and so is 1時 at the start of a shift. Hours after midnight belong to the night before. */
function hourOf(part: string, hour: string, isBegin = false): number {
  const said = Number(hour)
  if (isBegin && part === '' && said >= 1 && said <= 5) return said + 12
  return /午後|pm|夕|^夜|晩/.test(part) && said < 12 ? said + 12 : said
}

function between(from: number, to: number): ShiftPattern[] {
  const isNextDay = to <= from
  // 0時から8時 is the second half of a night.
  if (from < 5) return ['NIGHT']
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

const said = (patterns: ShiftPattern[]): SentenceMeaning => ({
  ...vaguely(patterns),
  note: '「{}」は勤務帯に置きかえて探します。',
})

const NO_SUCH_TIME = { beyond: 'その時刻では探せません。' }

/** 午後からの仕事 夜8時まで: two ends of one shift. */
const AFTERNOON_TO_NIGHT =
  '(?:午後|オ?昼)カラ(?:ノ(?:仕事|勤務|バイト))?[\\s、]*(?:夜|晩)\\d{1,2}時(?:半)?(?:マデ)?'

const EVENING = '(?:夕方?|夜|晩)'
/** Behind a word, a space may begin another wish: 「昼から 夜8時まで」. */
const TO = '(?:\\s?(?:~|-)\\s?|カラ|ヨリ)'

/** 帰りたい, 上がらせて, 終われる: what a doctor wants to do at the end of a shift. */
const LEAVE =
  '(?:(?:終ワ|オワ|帰|上ガ|アガ)[ラリルレ]|終エ|抜ケ|解放サレ|退勤|出[ルレラ])(?:シ|レ|ラレ|セテ)?(?:タイ|ル|マス|ナイトイケナイ|ナイトダメ|ナキャ)?'
const UNTIL = `(?:マデ(?:ニ(?:ハ)?)?(?:${LEAVE})?|ニ(?:ハ)?${LEAVE}|上ガリ|アガリ|終ワリ|オワリ|終了|退勤)`
const SINCE = '(?:カラ|以降|以後|過ギ(?:カラ)?|スタート|入リ)'
const NOON = '(?:オ昼|昼|正午|ヒル|オヒル)'

/** Ranges of parts of the day, without a clock time: 夕方まで, 昼から. */
const PARTS_OF_DAY: readonly (readonly [words: string, patterns: ShiftPattern[]])[] = [
  [`夕方?${UNTIL}`, endingBy(17)],
  [`(?:${NOON}|午前中?)${UNTIL}`, ['DAY_AM']],
  [`翌?朝(?:方)?${UNTIL}`, endingBy(8)],
  [`(?:夜|晩)${UNTIL}`, endingBy(21)],
  [`(?:夕方?|夜|晩)${SINCE}`, startingAt(18)],
  [`${NOON}${SINCE}`, ['DAY_PM', 'DAY_EVENING']],
  [`午後${SINCE}`, ['DAY_PM']],
  [`朝${SINCE}`, ['DAY_AM_PM', 'DAY_AM', 'DAY_NIGHT']],
  [`朝${TO}${NOON}(?:マデ)?`, ['DAY_AM']],
  [`${NOON}${TO}夕方?(?:マデ)?`, ['DAY_PM']],
  [`(?:${NOON}|午後)${TO}(?:夜|晩)(?:マデ)?`, ['DAY_PM', 'DAY_EVENING']],
  [`夕方?${TO}(?:夜|晩)(?:マデ)?`, ['DAY_EVENING']],
]

/** Clock times, read as shift patterns, by which listings are searched. */
export const CLOCK_RULES: readonly Rule[] = [
  rule(`${FROM_TIME}${TO}${TIME}(?:マデ)?`, ([, part = '', from = '', toPart = '', to = '']) => {
    const begin = hourOf(part, from, true)
    const end = hourOf(toPart, to)
    if (!isHour(begin) || end > LATEST_END) return NO_SUCH_TIME
    // 午後1時から5時: the end is in the same half of the day.
    const isSameHalf = toPart === '' && begin > Number(from) && end < 12 && end + 12 > begin
    // 9時から5時
    const isOfDay = part === '' && toPart === '' && begin >= 7 && begin <= 12 && end >= 1 && end <= 6
    return said(between(begin, (isSameHalf && begin < 17) || isOfDay ? end + 12 : end))
  }),
  rule(
    `${TIME}(?:(?:以降|カラ|~)(?:ニ|ノ)?(?:スタート|開始|入リ)?|スタート|開始|入リ)`,
    ([, part = '', hour = '']) =>
      isHour(Number(hour)) ? said(startingAt(hourOf(part, hour, true))) : NO_SUCH_TIME,
  ),
  rule(`${TIME}${UNTIL}`, ([, part = '', hour = '']) =>
    isHour(Number(hour)) ? said(endingBy(hourOf(part, hour))) : NO_SUCH_TIME,
  ),
  rule(`${EVENING}${TO}翌?朝(?:マデ|ニカケテ)?`, () => said(['NIGHT'])),
  rule('(?:25|26|27|28|29|30):\\d{2}', () => NO_SUCH_TIME),
  // 8-17
  rule('(\\d{1,2})-(\\d{1,2})(?!\\d|/\\d|[:月日時万千-])', ([, from = '', to = '']) =>
    isShift(Number(from), Number(to)) ? said(between(Number(from), Number(to))) : undefined,
  ),
  rule(AFTERNOON_TO_NIGHT, () => said(['DAY_PM', 'DAY_EVENING'])),
  rule('9時?5時|9to5', () => said(['DAY_AM_PM'])),
  ...PARTS_OF_DAY.map(([words, patterns]) => rule(words, () => said(patterns))),
  rule(`(?:深夜|真夜中|夜中)(?:ノ?0時)?${TO}朝(?:マデ)?|(?:深夜ノ?)?0時${TO}朝(?:マデ)?`, () =>
    said(['NIGHT']),
  ),
  rule(`朝${TO}夕方?(?:マデ)?`, () => said(['DAY_AM_PM'])),
  rule(`朝${TO}翌朝(?:マデ)?`, () => said(['DAY_NIGHT'])),
]

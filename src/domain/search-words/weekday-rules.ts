import type { Weekday } from '../listing-words.ts'
import { addDays, isoWeekday } from '../tokyo-time.ts'
import { mondayOf } from './day-sets.ts'
import { onDays, rule } from './day-rules.ts'
import type { Meaning, Rule } from './meaning.ts'

const WEEK: Exclude<Weekday, 'UNSPECIFIED'>[] = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
]
const SIGNS = '月火水木金土日'
/** The 日 of 曜日 is no Sunday. */
const placesOf = (text: string): number[] =>
  [...text.replace(/曜日(?!曜)|曜|ヨウビ?/g, '')].flatMap((sign) =>
    SIGNS.includes(sign) ? [SIGNS.indexOf(sign)] : [],
  )

const weekdaysAt = (places: readonly number[]) => WEEK.filter((_, place) => places.includes(place))

/** On these days of every week. */
const every = (places: readonly number[], note?: string): Meaning => ({
  criteria: { weekdays: weekdaysAt(places) },
  note,
  not: { without: { weekdays: weekdaysAt(places) } },
})

/** 「土曜日勤」 is 土曜 and 日勤. */
const SUFFIX = '(?:曜日(?![勤直])|曜|ヨウビ?)'
const DAY = `[${SIGNS}]${SUFFIX}?`
/** 日 is Sunday only where it is not part of another word, and so is 月. */
const END = '(?![勤当直給帰付程時中間額数末々診祝回\\d一二三四五])'
const SEVERAL = `(?:${DAY}(?:[・/トカヤ])?){1,7}?${END}(?![${SIGNS}]曜?)`
const THROUGH = `([${SIGNS}])(?:曜日?)?(?:~|-|カラ)([${SIGNS}])(?:曜日?)?(?:マデ)?${END}`
const WEEKS: Record<string, number> = { 今週: 0, 来週: 1, 再来週: 2, 翌週: 1 }

/** 月〜金; Sunday is the last day of a week. */
const through = (from: string, to: string): number[] =>
  placesOf(SIGNS).slice(SIGNS.indexOf(from), SIGNS.indexOf(to) + 1)

const inWeek = (week: string, places: readonly number[], today: string) => {
  const monday = addDays(mondayOf(today), 7 * (WEEKS[week] ?? 0))
  return places.map((place) => addDays(monday, place)).filter((day) => day >= today)
}

export const WEEKDAY_RULES: readonly Rule[] = [
  rule(`(今週|再来週|来週|翌週)ノ?(${SEVERAL})`, ([, week = '', days = ''], today) =>
    onDays(inWeek(week, placesOf(days), today)),
  ),
  rule('(今週|再来週|来週|翌週)ノ?(平日)', ([, week = ''], today) =>
    onDays(inWeek(week, [0, 1, 2, 3, 4], today)),
  ),
  rule('(今週|再来週|来週|翌週)(?:中(?:ニ)?)?', ([, week = ''], today) =>
    onDays(inWeek(week, [0, 1, 2, 3, 4, 5, 6], today)),
  ),
  rule(`(?:次|今度|コンド)ノ(${DAY})${END}`, ([, day = ''], today) => {
    const place = placesOf(day)[0] ?? 0
    const ahead = (place + 1 - isoWeekday(today) + 7) % 7 || 7
    return onDays([addDays(today, ahead)])
  }),
  rule('平日', () => every([0, 1, 2, 3, 4], '「平日」は月〜金曜です。祝日も含みます。')),
  rule('週末', () => every([5, 6])),
  rule('毎日|曜日不問|曜日問ワズ', () => ({ note: '曜日の条件なしで探します。' })),
  rule(`(今週|再来週|来週|翌週)ノ?${THROUGH}`, ([, week = '', from = '', to = ''], today) =>
    onDays(inWeek(week, through(from, to), today)),
  ),
  rule(THROUGH, ([, from = '', to = '']) => {
    const places = through(from, to)
    return places.length > 0 ? every(places) : undefined
  }),
  // 金曜, 火曜日: told by 曜.
  rule(`(?:[${SIGNS}]${SUFFIX}[・/トカヤ]?)*[${SIGNS}]${SUFFIX}`, ([days = '']) => every(placesOf(days))),
  // 月水金, 土・日, 火・木曜: told by standing together.
  rule(`[${SIGNS}](?:[・/]?[${SIGNS}]){1,6}(?:曜日?)?${END}`, ([days = '']) => every(placesOf(days))),
  // 金の夜, 「火 午前」: told by what follows.
  rule(`([火水木金土])(?=ノ|\\s|、|,|$|夜|午|夕|ハ)`, ([, day = '']) => every(placesOf(day))),
]

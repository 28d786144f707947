import type { ShiftPattern } from '../../../listing/listing-words.ts'
import type { Weekday } from '../../../text/week-days.ts'
import { addDays, isoWeekday } from '../../../text/tokyo-time.ts'
import { isHoliday, mondayOf } from '../day-sets.ts'
import type { SentenceMeaning, Rule, Sense } from '../meaning.ts'
import { daysOfKind, onDays, rule } from './rule.ts'

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

/** Weekday indexes in a text, without the 日 of 曜日. */
const placesOf = (text: string): number[] =>
  [...text.replace(/曜日(?!曜)|曜|ヨウビ?/g, '')].flatMap((sign) =>
    SIGNS.includes(sign) ? [SIGNS.indexOf(sign)] : [],
  )

const weekdaysAt = (places: readonly number[]) => WEEK.filter((_, place) => places.includes(place))

/** These weekdays. */
const every = (places: readonly number[], note?: string): SentenceMeaning => ({
  criteria: { weekdays: weekdaysAt(places) },
  note,
  not: { without: { weekdays: weekdaysAt(places) } },
})

/** Suffix of a weekday; 「土曜日勤」 is 土曜 and 日勤. */
const SUFFIX = '(?:曜日(?![勤直])|曜|ヨウビ?)'
const DAY = `[${SIGNS}]${SUFFIX}?`

/** 日 and 月 are weekdays only outside other words. */
const END = '(?![勤当直給帰付程時中間額数末々診祝回\\d一二三四五])'

/** A list of weekdays: 月水金, 火曜と木曜. */
export const SEVERAL = `(?:${DAY}(?:[・/トカヤ])?){1,7}?${END}(?![${SIGNS}]曜?)`
const THROUGH = `([${SIGNS}])(?:曜日?)?(?:~|-|カラ)([${SIGNS}])(?:曜日?)?(?:マデ)?${END}`
const WEEKS: Record<string, number> = { 今週: 0, 来週: 1, 再来週: 2, 翌週: 1 }

/** A range of weekdays, 月〜金; weeks end on Sunday. */
const through = (from: string, to: string): number[] =>
  placesOf(SIGNS).slice(SIGNS.indexOf(from), SIGNS.indexOf(to) + 1)

const inWeek = (week: string, places: readonly number[], today: string) => {
  const monday = addDays(mondayOf(today), 7 * (WEEKS[week] ?? 0))
  return places.map((place) => addDays(monday, place)).filter((day) => day >= today)
}

const PARTS_OF_WEEK: Record<string, number[]> = {
  前半: [0, 1, 2],
  頭: [0, 1],
  初メ: [0, 1],
  半バ: [1, 2, 3],
  後半: [3, 4, 5, 6],
}

/** 日曜朝から月曜朝: a shift that ends on the next day. */
const PART = '(朝|午前|昼|午後|夕方?|夜|晩|(?:朝|夕方?|夜)?\\d{1,2}(?::\\d{2}|時半?))'
const OVERNIGHT = `([${SIGNS}])(?:曜日?)?ノ?${PART}\\s?(?:カラ|~|-)\\s?翌?(?:([${SIGNS}])(?:曜日?)?ノ?)?${PART}(?:マデ)?`

const isMorning = (part: string) => /朝|午前/.test(part) || Number(/\d+/.exec(part)?.[0]) <= 12
const isEvening = (part: string) =>
  !/朝/.test(part) && (/夕|夜|晩/.test(part) || Number(/\d+/.exec(part)?.[0]) >= 15)

function overnight(day: string, from: string, nextDay: string, to: string): Sense | undefined {
  const place = SIGNS.indexOf(day)
  // 土曜朝から夕方: the same day.
  if (nextDay === '' && !(isEvening(from) && isMorning(to) && !isEvening(to))) return undefined
  const isNext = nextDay === '' || SIGNS.indexOf(nextDay) === (place + 1) % 7
  const pattern: ShiftPattern | undefined =
    !isNext || isEvening(to) || !isMorning(to) ? undefined : isEvening(from) ? 'NIGHT' : 'DAY_NIGHT'
  if (!pattern) return { beyond: 'この曜日と時刻の組み合わせでは探せません。' }
  return { criteria: { weekdays: weekdaysAt([place]), shiftPatterns: [pattern] } }
}

export const WEEKDAY_RULES: readonly Rule[] = [
  rule(`(今週|再来週|来週|翌週)ノ?(${SEVERAL})`, ([, week = '', days = ''], today) =>
    onDays(inWeek(week, placesOf(days), today)),
  ),
  rule('(今週|再来週|来週|翌週)ノ?(平日)', ([, week = ''], today) =>
    onDays(inWeek(week, [0, 1, 2, 3, 4], today)),
  ),
  rule('(今週|再来週|来週|翌週)ノ?(前半|後半|頭|初メ|半バ)', ([, week = '', part = ''], today) =>
    onDays(inWeek(week, PARTS_OF_WEEK[part] ?? [], today), '「{}」は、月曜から日曜までの週で探します。'),
  ),
  rule('(今週|再来週|来週|翌週)(?:中(?:ニ)?)?', ([, week = ''], today) =>
    onDays(inWeek(week, [0, 1, 2, 3, 4, 5, 6], today)),
  ),
  rule(`(?:次|今度|コンド)ノ(${SEVERAL})`, ([, days = ''], today) => {
    const [first = 0, ...others] = placesOf(days)
    const next = addDays(today, (first + 1 - isoWeekday(today) + 7) % 7 || 7)
    return onDays([next, ...others.map((place) => addDays(next, (place - first + 7) % 7))].sort())
  }),
  rule(OVERNIGHT, ([, day = '', from = '', nextDay = '', to = '']) => overnight(day, from, nextDay, to)),
  // 土日祝, 日曜か祝日: holidays are not weekdays, so both are read as dates.
  rule(
    `(?:((?:${DAY}[・/トカヤ]?){1,7})(?:[・/トカヤ]|マタハ)?祝日?(?![勤直])|祝日?[・/トカヤ]((?:${DAY}[・/トカヤ]?){1,7})${END})`,
    ([, before = '', behind = ''], today) => {
      const weekdays = placesOf(before || behind)
      const has = (day: string) => isHoliday(day) || weekdays.includes(isoWeekday(day) - 1)
      const not = { without: { weekdays: weekdaysAt(weekdays) }, note: '祝日だけを除いては探せません。' }
      return { ...daysOfKind(has, today), not }
    },
  ),
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
  // 金曜, 火曜日: recognised by 曜.
  rule(`(?:[${SIGNS}]${SUFFIX}[・/トカヤ]?)*[${SIGNS}]${SUFFIX}`, ([days = '']) => every(placesOf(days))),
  // 月水金, 土・日, 火・木曜: recognised in a sequence.
  rule(`[${SIGNS}](?:[・/]?[${SIGNS}]){1,6}(?:曜日?)?${END}`, ([days = '']) => every(placesOf(days))),
  // 金か土の夜
  rule(
    `[${SIGNS}][カトヤ][火水木金土](?=\\s|、|,|$|ハ|ノ?(?:夜|午|夕|朝|昼|日勤|日直|日当直|当直|宿直|am|pm))`,
    ([days = '']) => every(placesOf(days)),
  ),
  // 金の夜, 「火 午前」: recognised by the next word; 木の実 is not a day.
  rule(
    '([火水木金土])(?=\\s|、|,|・|$|ハ|ノ?(?:夜|午|夕|朝|昼|日勤|日直|日当直|当直|宿直|am|pm))',
    ([, day = '']) => every(placesOf(day)),
  ),
]

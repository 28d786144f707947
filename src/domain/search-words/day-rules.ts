import { addDays, isoWeekday } from '../tokyo-time.ts'
import {
  AHEAD,
  comingDay,
  comingMonth,
  dayOf,
  daysFrom,
  daysOff,
  holidays,
  longWeekends,
  monthAhead,
  monthOf,
  mondayOf,
  notBefore,
  type Month,
} from './day-sets.ts'
import { NUMBER, numberOf } from './fold.ts'
import type { Meaning, Rule, Sense } from './meaning.ts'

export const onDays = (dates: readonly string[], note?: string): Meaning | undefined =>
  dates.length > 0 ? { criteria: { dates: [...dates] }, note } : undefined

/** A rule from a pattern at the start of what is left. Patterns are written for folded text: kana are katakana. */
export function rule(pattern: string, sense: (groups: string[], today: string) => Sense | undefined): Rule {
  const expression = new RegExp(`^(?:${pattern})`)
  return (rest, today) => {
    const match = expression.exec(rest)
    const found =
      match &&
      sense(
        match.map((group) => group ?? ''),
        today,
      )
    return found ? { length: match[0].length, sense: found } : undefined
  }
}

const AHEAD_NOTE = `${AHEAD}日先までの日付で探します。`

const relative = (words: string, ahead: number): Rule =>
  rule(words, (_, today) => onDays([addDays(today, ahead)]))

const PARTS: Record<string, (month: Month) => [string, string]> = {
  上旬: ({ first }) => [first, addDays(first, 9)],
  初メ: ({ first }) => [first, addDays(first, 9)],
  頭: ({ first }) => [first, addDays(first, 9)],
  中旬: ({ first }) => [addDays(first, 10), addDays(first, 19)],
  半バ: ({ first }) => [addDays(first, 10), addDays(first, 19)],
  下旬: ({ first, last }) => [addDays(first, 20), last],
  末: ({ first, last }) => [addDays(first, 24), last],
}
const MONTH_PART = '(上旬|初メ|頭|中旬|半バ|下旬|末)?'

function inMonth(month: Month, part: string, today: string): Meaning | undefined {
  const [from, to] = PARTS[part]?.(month) ?? [month.first, month.last]
  return onDays(
    daysFrom(notBefore(from, today), to),
    part === '末' ? '「末」は25日からの日付で探します。' : undefined,
  )
}

const AHEAD_OF: Record<string, number> = { 今: 0, 今月: 0, 来月: 1, 再来月: 2 }

const DATE = String.raw`(?:(20\d\d)[年/.-])?(?:(\d{1,2})[/.月-])(\d{1,2})(?:日)?(?:\([月火水木金土日祝]\))?`

const dated = (year: string, month: string, day: string, today: string): string | undefined =>
  year ? dayOf(Number(year), Number(month), Number(day)) : comingDay(Number(month), Number(day), today)

const NO_SUCH_DAY: Sense = { beyond: 'その日付では探せません。' }

/** Behind a date: up to another one, the days after it, the days until it. */
function stretch(groups: string[], today: string): Sense {
  const [, year = '', month = '', day = '', , toMonth = '', toDay = '', open = ''] = groups
  const first = dated(year, month, day, today)
  if (first === undefined || first < today) return NO_SUCH_DAY
  if (toDay) {
    const last = comingDay(Number(toMonth || first.slice(5, 7)), Number(toDay), first)
    return onDays(last === undefined ? [] : daysFrom(first, last)) ?? NO_SUCH_DAY
  }
  if (open.includes('マデ')) return onDays(daysFrom(today, first)) ?? NO_SUCH_DAY
  if (open) return onDays(daysFrom(first, addDays(first, AHEAD)), AHEAD_NOTE) ?? NO_SUCH_DAY
  return onDays([first]) ?? NO_SUCH_DAY
}

export const DAY_RULES: readonly Rule[] = [
  relative('今日|本日|キョウ', 0),
  relative('明日|アシタ|アス|翌日', 1),
  relative('明後日|アサッテ', 2),
  relative('シアサッテ|明々後日', 3),
  rule(`(${NUMBER})(日|週間|週)(?:後|先)`, ([, count = '', unit = ''], today) => {
    const days = numberOf(count) * (unit === '日' ? 1 : 7)
    return days <= 366 ? onDays([addDays(today, days)]) : undefined
  }),
  rule(`(${NUMBER})(日|週間|週)以内`, ([, count = '', unit = ''], today) => {
    const days = numberOf(count) * (unit === '日' ? 1 : 7)
    return days <= 100 ? onDays(daysFrom(today, addDays(today, days))) : undefined
  }),
  rule(
    // 12/24, 12月24日(木), 2026/12/24; 12/24〜28, 12/24から12/28まで; 12/24以降; 12/24まで
    `${DATE}(?:\\s?(~|-|カラ)\\s?(?:(\\d{1,2})[/月])?(\\d{1,2})(?![\\d時:])日?(?:マデ)?|(以降|カラ|~|マデ(?:ニ)?|以前))?`,
    (groups, today) => (groups[8] === '以前' ? undefined : stretch(groups, today)),
  ),
  // 12月23,24,25日
  rule(
    String.raw`(\d{1,2})[月/](\d{1,2}日?(?:[・,ト]\d{1,2}(?![\d.週区時万])日?)+)(?![\d,後間以/月:])`,
    ([, month = '', list = ''], today) => {
      const days = (list.match(/\d+/g) ?? []).map((day) => comingDay(Number(month), Number(day), today))
      return onDays(days.flatMap((day) => day ?? [])) ?? NO_SUCH_DAY
    },
  ),
  // 12月の第2土曜
  rule(
    String.raw`(今月|来月|再来月|\d{1,2}月)ノ?第([1-5一二三四五])([月火水木金土日])(?:曜日?)?`,
    ([, which = '', nth = '', weekday = ''], today) => {
      const { first } =
        which in AHEAD_OF
          ? monthAhead(today, AHEAD_OF[which] ?? 0)
          : comingMonth(Number.parseInt(which, 10), today)
      const ahead = ('月火水木金土日'.indexOf(weekday) + 1 - isoWeekday(first) + 7) % 7
      const day = addDays(first, ahead + 7 * (numberOf(nth) - 1))
      return day.slice(0, 7) === first.slice(0, 7) && day >= today ? onDays([day]) : NO_SUCH_DAY
    },
  ),
  rule(String.raw`(\d{1,2})日(?!\d)(?!間|後|先|以内|数|勤務|以上)`, ([, day = ''], today) => {
    const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
    const near = dayOf(year, month, Number(day))
    const said = near !== undefined && near >= today ? near : dayOf(...afterMonth(year, month), Number(day))
    return said === undefined ? undefined : onDays([said])
  }),
  rule(`(今月|来月|再来月)ノ?${MONTH_PART}`, ([, which = '', part = ''], today) =>
    inMonth(monthAhead(today, AHEAD_OF[which] ?? 0), part, today),
  ),
  rule(
    `(?:(20\\d\\d)年)?(\\d{1,2})月(?:中(?!旬))?ノ?${MONTH_PART}(?![\\d一二三四五六七八九十]|カラ|開始|スタート|回)`,
    ([, year = '', said = '', part = ''], today) => {
      const month = Number(said)
      if (month < 1 || month > 12) return undefined
      return inMonth(year ? monthOf(Number(year), month) : comingMonth(month, today), part, today)
    },
  ),
  rule('月末', (_, today) => inMonth(monthAhead(today, 0), '末', today)),
  rule('今週末|コノ週末|コンシュウマツ', (_, today) => {
    const monday = mondayOf(today)
    return onDays([addDays(monday, 5), addDays(monday, 6)].filter((day) => day >= today))
  }),
  rule('来週末', (_, today) => {
    const monday = addDays(mondayOf(today), 7)
    return onDays([addDays(monday, 5), addDays(monday, 6)])
  }),
  rule('年末年始|正月休ミ', () => ({ criteria: { season: 'NEW_YEAR_HOLIDAY' } })),
  rule('gw|ゴールデンウ[イィ]ーク|大型連休', () => ({ criteria: { season: 'GOLDEN_WEEK' } })),
  rule('年明ケ', (_, today) => onDays(named(1, 1, 10, today), '「年明け」は1月1日から10日として探します。')),
  rule('年末', (_, today) => onDays(named(12, 28, 31, today))),
  rule('年始|オ?正月|三ガ日', (_, today) => onDays(named(1, 1, 3, today))),
  rule('大晦日|オオミソカ', (_, today) => onDays(named(12, 31, 31, today))),
  rule('元日|元旦', (_, today) => onDays(named(1, 1, 1, today))),
  rule('クリスマス(イブ|イヴ)', (_, today) => onDays(named(12, 24, 24, today))),
  rule('クリスマス', (_, today) => onDays(named(12, 24, 25, today))),
  rule('オ盆(?:休ミ)?', (_, today) =>
    onDays(named(8, 11, 16, today), '「お盆」は8月11日から16日として探します。'),
  ),
  rule('[三3]?連休', (_, today) =>
    onDays(longWeekends(today), `「連休」は${AHEAD}日先までの3日以上続く休みの日で探します。`),
  ),
  rule('土日祝(?:日)?', (_, today) => onDays(daysOff(today), `「土日祝」は${AHEAD_NOTE}`)),
  rule('祝日|祭日|休日', ([word = ''], today) =>
    onDays(word === '休日' ? daysOff(today) : holidays(today), `「${word}」は${AHEAD_NOTE}`),
  ),
]

const afterMonth = (year: number, month: number): [number, number] =>
  month === 12 ? [year + 1, 1] : [year, month + 1]

/** Days of a month that may have begun. */
function named(month: number, from: number, to: number, today: string): string[] {
  const last = comingDay(month, to, today)
  if (last === undefined) return []
  return daysFrom(notBefore(addDays(last, from - to), today), last)
}

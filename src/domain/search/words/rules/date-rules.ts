import { addDays, isoWeekday } from '../../../text/tokyo-time.ts'
import {
  AHEAD,
  AHEAD_NOTE,
  comingDay,
  dayOf,
  daysFrom,
  monthAhead,
  monthNamed,
  MONTH,
  WRITTEN_YEAR,
  yearNamed,
  nextMonthOf,
} from '../day-sets.ts'
import { NUMBER, foldedNumberOf } from '../fold.ts'
import type { Rule, Sense } from '../meaning.ts'
import { isShift } from './clock-rules.ts'
import { NO_SUCH_DAY, onDays, PAST, rule } from './rule.ts'

const WEEKDAY_IN_BRACKETS = String.raw`(?:\([月火水木金土日祝]\))?`
const DATE = String.raw`(?:(${WRITTEN_YEAR})[年/.-]|(今年|来年|再来年)ノ?)?(?:(\d{1,2})[/.月-])(\d{1,2})(?:日(?![直勤])(?<!/\d{1,2}日(?=当直)))?${WEEKDAY_IN_BRACKETS}`

/** Conjunctions between days of one month: 11/28か29. */
const OR = String.raw`(?:[・,、トカヤ&]|マタハ|モシクハ|オヨビ|\s(?=\d{1,2}(?:日|[\s、。]|$)))`
/** A day number in a list, not followed by another unit: 「12/5、6万円」 has one day. */
const IN_LIST = String.raw`\d{1,2}(?:日(?!間|後|先|前|以内|目)|(?![\d.:/%~-]|,\d{3}|[月週区時万千円台分件回人名例年ヶヵヶケ連床歳科hkコマ]|カ月))${WEEKDAY_IN_BRACKETS}`

function yearOf(written: string, word: string, today: string): number | undefined {
  if (written) return yearNamed(written)
  const running = Number(today.slice(0, 4))
  return word ? running + ['今年', '来年', '再来年'].indexOf(word) : undefined
}

/** 「8-17」: from eight to five, unless it can only be a day (12-24). */
function isHours(said: string): boolean {
  const [, from, to] = /^(\d{1,2})-(\d{1,2})$/.exec(said) ?? []
  return from !== undefined && isShift(Number(from), Number(to))
}

/** Days after which a day without a year is that of the next year. */
const JUST_PASSED = 31

/** A date with its suffix: a range to another date, or an open range. */
function stretch(groups: string[], today: string): Sense | undefined {
  const [said = '', written = '', word = '', month = '', day = '', , toMonth = '', toDay = '', open = ''] =
    groups
  if (isHours(said)) return undefined
  const year = yearOf(written, word, today)
  const first = year ? dayOf(year, Number(month), Number(day)) : comingDay(Number(month), Number(day), today)
  if (first === undefined) return NO_SUCH_DAY
  // 11/10 on 11/21 is a slip, not a day eleven months ahead.
  if (first < today || (!year && first > addDays(today, 366 - JUST_PASSED))) return { beyond: PAST }
  if (toDay) {
    const last = comingDay(Number(toMonth || first.slice(5, 7)), Number(toDay), first)
    return onDays(last === undefined ? [] : daysFrom(first, last)) ?? NO_SUCH_DAY
  }
  if (open) return onDays(daysFrom(first, addDays(first, AHEAD)), AHEAD_NOTE) ?? NO_SUCH_DAY
  return onDays([first]) ?? NO_SUCH_DAY
}

/** The next day with this number, in the current or the next month. */
function dayOfMonth(day: number, today: string): string | undefined {
  const near = dayOf(Number(today.slice(0, 4)), Number(today.slice(5, 7)), day)
  return near !== undefined && near >= today ? near : dayOf(...nextMonthOf(today), day)
}

/** Days by number in the order of the sentence: 「30日と31日と1日」 goes on in the next month. */
function inSequence(numbers: readonly number[], today: string): string[] {
  for (const ahead of [0, 1, 2]) {
    let at = ahead
    let before = 0
    const days = numbers.map((number) => {
      if (number < before) at += 1
      before = number
      const { first, last } = monthAhead(today, at)
      const day = addDays(first, number - 1)
      return number > 0 && day <= last && day >= today ? day : undefined
    })
    if (!days.includes(undefined)) return days.flatMap((day) => day ?? [])
  }
  return []
}

const numbers = (list: string): number[] => (list.match(/\d+/g) ?? []).map(Number)

const WEEKDAY_SIGNS = '月火水木金土日'
const WEEKDAY = `[${WEEKDAY_SIGNS}]`

/** 12月の第2土曜, 来月最後の金曜, 12月最初の土日. */
function nthOf(month: string, nth: string, weekdays: string, today: string): Sense {
  const { first, last } = monthNamed(month, today)
  const days = [...weekdays.replace(/曜日?/g, '')].flatMap((sign) => {
    const ahead = (WEEKDAY_SIGNS.indexOf(sign) + 1 - isoWeekday(first) + 7) % 7
    const all = daysFrom(addDays(first, ahead), last).filter((_, at) => at % 7 === 0)
    const places = /最初/.test(nth)
      ? [1]
      : /最/.test(nth)
        ? [all.length]
        : (nth.match(/[1-5一二三四五]/g) ?? []).map(foldedNumberOf)
    return places.flatMap((place) => all[place - 1] ?? []).filter((day) => day >= today)
  })
  return onDays(days.sort()) ?? NO_SUCH_DAY
}

/** Days by number: single days, lists, ranges, and the nth weekday of a month. */
export const DATE_RULES: readonly Rule[] = [
  rule(
    // 12/24, 12月24日(木), 2026/12/24; 12/24〜28, 12/24から12/28まで; 12/24以降
    `${DATE}(?:\\s?(~|-|カラ)\\s?(?:(\\d{1,2})[/月])?(\\d{1,2})(?![\\d時:]|日間|週)日?(?:マデ)?|(以降|カラ|~))?`,
    stretch,
  ),
  // 20261224
  rule(String.raw`(20\d\d)(\d\d)(\d\d)(?![\d円,万])`, ([, year = '', month = '', day = ''], today) => {
    const said = dayOf(Number(year), Number(month), Number(day))
    if (said === undefined) return NO_SUCH_DAY
    return said < today ? { beyond: PAST } : onDays([said])
  }),
  // 1224
  rule(
    String.raw`(0[1-9]|1[0-2])([0-3]\d)(?=$|\s|、|,|ノ|ニ|デ|当直|日[直勤当])`,
    ([, month = '', day = ''], today) => {
      const said = comingDay(Number(month), Number(day), today)
      return said === undefined || said > addDays(today, 366 - JUST_PASSED)
        ? undefined
        : onDays([said], '「{}」は、日付として探します。')
    },
  ),
  // 12月23,24,25日; 11/28か29
  rule(
    String.raw`(\d{1,2})[月/](\d{1,2}日?${WEEKDAY_IN_BRACKETS}(?:${OR}${IN_LIST})+)`,
    ([, month = '', list = ''], today) => {
      const days = numbers(list).map((day) => comingDay(Number(month), day, today))
      return days.includes(undefined) ? NO_SUCH_DAY : onDays(days.flatMap((day) => day ?? []))
    },
  ),
  // 12月は24日だけ, 年末は29日と30日
  rule(
    String.raw`(${MONTH}|年末)(?:中ハ?|ノウチ|ハ|ナラ|ダト|ダッタラ|ノ|、|\s)(\d{1,2}日(?:${OR}\d{1,2}日)*)(?!間|後|先|前|目|以内|数|ホド|クライ|グライ)`,
    ([, month = '', list = ''], today) => {
      const { first, last } = monthNamed(month.replace('年末', '12月'), today)
      const days = numbers(list).map((day) => addDays(first, day - 1))
      return days.every((day) => day >= today && day >= first && day <= last) ? onDays(days) : NO_SUCH_DAY
    },
  ),
  // 年末年始は30日と2日
  rule(
    String.raw`年末年始(?:ハ|ナラ|ダト|ダッタラ|ノ|ノウチ|、|\s)(\d{1,2}日(?:${OR}\d{1,2}日)*)(?!間|後|先|前|目|以内|数|ホド|クライ|グライ)`,
    ([, list = ''], today) =>
      onDays(numbers(list).flatMap((day) => comingDay(day > 15 ? 12 : 1, day, today) ?? [])) ?? NO_SUCH_DAY,
  ),
  // 正月2日と3日
  rule(
    String.raw`オ?(?:正月|新年)ノ?(\d{1,2}日(?:${OR}\d{1,2}日)*)(?!間|後|目)`,
    ([, list = ''], today) =>
      onDays(numbers(list).flatMap((day) => comingDay(1, day, today) ?? [])) ?? NO_SUCH_DAY,
  ),
  // 28、29日
  rule(
    String.raw`(\d{1,2}日?(?:${OR}\d{1,2}日?)*${OR}\d{1,2}日)(?!間|後|先|前|以内|数|目)`,
    ([, list = ''], today) => onDays(inSequence(numbers(list), today)) ?? NO_SUCH_DAY,
  ),
  // 3〜5日
  rule(
    String.raw`(\d{1,2})日?(?:~|-|カラ)(\d{1,2})日(?!間|後|先|前|以内|数|目)(?:マデ)?`,
    ([, from = '', to = ''], today) => {
      const first = dayOfMonth(Number(from), today)
      const last = first && dayOfMonth(Number(to), first)
      return first && last ? onDays(daysFrom(first, last)) : NO_SUCH_DAY
    },
  ),
  rule(
    String.raw`(${MONTH}|今年|年内)(?:ノ|ハ|ナラ|、|\s)?(第[1-5一二三四五](?:[・、,ト]?第?[1-5一二三四五])*(?:週目?ノ)?|[1-5一二三四五](?:週目|番目|回目)ノ?|最初ノ?|最後ノ?|最終(?:週ノ?)?)(${WEEKDAY}(?:・?${WEEKDAY}(?=曜|ノ|\s|、|,|$))?)(?:曜日(?![勤直])|曜)?`,
    ([, month = '', nth = '', weekdays = ''], today) =>
      nthOf(month.replace(/^今年$|年内/, '12月'), nth, weekdays, today),
  ),
  rule(
    String.raw`(\d{1,2})日(?:\([月火水木金土日祝]\))?(?!\d)(?!間|後|先|前|以内|数|勤務|以上|目)`,
    ([, day = ''], today) => {
      const said = dayOfMonth(Number(day), today)
      return said === undefined ? undefined : onDays([said])
    },
  ),
  rule(`(${NUMBER})(日|週間|週)(?:後|先)`, ([, count = '', unit = ''], today) => {
    const days = foldedNumberOf(count) * (unit === '日' ? 1 : 7)
    return days <= 366 ? onDays([addDays(today, days)]) : undefined
  }),
  rule(
    `(${NUMBER})(日|週間|週)以内|(?:向コウ|今後|コノ先|コレカラ)(${NUMBER})(日|週間|週)(?:間)?`,
    (groups, today) => {
      const [, within = '', withinUnit = '', coming = '', comingUnit = ''] = groups
      const days = foldedNumberOf(within || coming) * ((withinUnit || comingUnit) === '日' ? 1 : 7)
      return days <= 100 ? onDays(daysFrom(today, addDays(today, days))) : undefined
    },
  ),
  rule('([1一2二])[カヵヶケ箇]月以内', ([, count = ''], today) => {
    const { first, last } = monthAhead(today, foldedNumberOf(count))
    const day = `${first.slice(0, 8)}${today.slice(8)}`
    return onDays(daysFrom(today, day < last ? day : last))
  }),
]

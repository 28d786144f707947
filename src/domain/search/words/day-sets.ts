import { dayKind, holidayName } from '../../text/day-kind.ts'
import { addDays, isoWeekday } from '../../text/tokyo-time.ts'

/** Days ahead that an open-ended set of days covers. */
export const AHEAD = 60
/** Maximum number of dates in a URL. */
export const MOST = 100

export const daysFrom = (first: string, last: string): string[] => {
  const days: string[] = []
  // One more than the maximum, so that the excess is detected and reported.
  for (let day = first; day <= last && days.length <= MOST; day = addDays(day, 1)) days.push(day)
  return days
}

/** The Monday of a day's week: weeks start on Monday, as the weekdays of a regular listing do. */
export const mondayOf = (day: string): string => addDays(day, 1 - isoWeekday(day))

const padded = (value: number) => String(value).padStart(2, '0')

/** A civil day; undefined when it does not exist (2/30). */
export function dayOf(year: number, month: number, day: number): string | undefined {
  const text = `${year}-${padded(month)}-${padded(day)}`
  if (month < 1 || month > 12 || day < 1) return undefined
  return addDays(`${year}-${padded(month)}-01`, day - 1) === text ? text : undefined
}

/** The day in this year or, if past, in the next. */
export function comingDay(month: number, day: number, today: string): string | undefined {
  const year = Number(today.slice(0, 4))
  const near = dayOf(year, month, day)
  return near !== undefined && near >= today ? near : dayOf(year + 1, month, day)
}

export type Month = { first: string; last: string }

function monthOf(year: number, month: number): Month {
  const first = `${year + Math.floor((month - 1) / 12)}-${padded(((month - 1) % 12) + 1)}-01`
  const next = addDays(first, 31)
  return { first, last: addDays(`${next.slice(0, 8)}01`, -1) }
}

/** The month that is `ahead` months after the current one. */
export const monthAhead = (today: string, ahead: number): Month =>
  monthOf(Number(today.slice(0, 4)), Number(today.slice(5, 7)) + ahead)

/** 「12月」: the current or next month of that number. */
export function comingMonth(month: number, today: string): Month {
  const [year, running] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  return monthOf(month >= running ? year : year + 1, month)
}

export const notBefore = (day: string, today: string): string => (day < today ? today : day)

/** A year of the calendar or of the era 令和, with its sign: 2026年, 令和8年, R8. */
export const WRITTEN_YEAR = String.raw`20\d\d|(?:令和|r)\s?(?:\d{1,2}|元)`

/** The year of words that match `WRITTEN_YEAR`; 令和1年 is 2019. */
export const yearNamed = (words: string): number =>
  words.startsWith('20') ? Number(words) : 2018 + Number(/\d+/.exec(words)?.[0] ?? 1)

/** Regular expression of a month: 今月, 12月, 2027年1月, 令和9年1月, 来年1月. */
export const MONTH = String.raw`今月|来月|再来月|(?:(?:${WRITTEN_YEAR}|今|来|再来)年ノ?)?(?:1[0-2]|[1-9])月`
const AHEAD_OF: Record<string, number> = { 今月: 0, 来月: 1, 再来月: 2 }
const YEAR_AHEAD: Record<string, number> = { 今: 0, 来: 1, 再来: 2 }

/** The month of words that match `MONTH`. */
export function monthNamed(words: string, today: string): Month {
  const ahead = AHEAD_OF[words]
  if (ahead !== undefined) return monthAhead(today, ahead)
  const month = Number(/(\d+)月$/.exec(words)?.[1])
  const year = /^(.+)年/.exec(words)?.[1]
  if (!year) return comingMonth(month, today)
  const later = YEAR_AHEAD[year]
  return monthOf(later === undefined ? yearNamed(year) : Number(today.slice(0, 4)) + later, month)
}

export const nextMonthOf = (today: string): [year: number, month: number] => {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  return month === 12 ? [year + 1, 1] : [year, month + 1]
}

const isOff = (day: string) => dayKind(day) !== 'WEEKDAY'
export const isHoliday = (day: string) => holidayName(day) !== undefined

/** The consecutive days off that a day belongs to; the day alone when it is none. */
export function daysOffAround(day: string): string[] {
  const run = (step: number): number => {
    let length = 0
    while (isOff(addDays(day, step * (length + 1)))) length += 1
    return length
  }
  return isOff(day) ? daysFrom(addDays(day, -run(-1)), addDays(day, run(1))) : [day]
}

/** Whether a day belongs to three or more consecutive days off. */
const isInLongWeekend = (day: string): boolean => daysOffAround(day).length >= 3

export const AHEAD_NOTE = `${AHEAD}日先までの日付で探します。`

/** Days of a kind that not every month has: 祝日, 連休. */
export type DaySet = {
  words: string
  has: (day: string) => boolean
  note?: string
}

export const DAY_SETS: readonly DaySet[] = [
  { words: '[三3]?連休', has: isInLongWeekend, note: `${AHEAD}日先までの3日以上続く休みの日で探します。` },
  { words: '祝日|祭日|祝祭日', has: isHoliday },
  { words: '休日', has: isOff },
]

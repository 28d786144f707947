import { dayKind, holidayName } from '../../text/day-kind.ts'
import { addDays, isoWeekday } from '../../text/tokyo-time.ts'

/** How far ahead a set of days without an end reaches. */
export const AHEAD = 60
/** An address takes no more days than this. */
export const MOST = 100

export const daysFrom = (first: string, last: string): string[] => {
  const days: string[] = []
  // One more than is searched for, so that what is left out is told.
  for (let day = first; day <= last && days.length <= MOST; day = addDays(day, 1)) days.push(day)
  return days
}

/** The Monday of the week of a day: weeks begin on Monday, as the spec's weekdays do. */
export const mondayOf = (day: string): string => addDays(day, 1 - isoWeekday(day))

const padded = (value: number) => String(value).padStart(2, '0')

/** A civil day that exists; undefined for 2/30. */
export function dayOf(year: number, month: number, day: number): string | undefined {
  const text = `${year}-${padded(month)}-${padded(day)}`
  if (month < 1 || month > 12 || day < 1) return undefined
  return addDays(`${year}-${padded(month)}-01`, day - 1) === text ? text : undefined
}

/** The day of this year or, when that has passed, of the next. */
export function comingDay(month: number, day: number, today: string): string | undefined {
  const year = Number(today.slice(0, 4))
  const near = dayOf(year, month, day)
  return near !== undefined && near >= today ? near : dayOf(year + 1, month, day)
}

export type Month = { first: string; last: string }

export function monthOf(year: number, month: number): Month {
  const first = `${year + Math.floor((month - 1) / 12)}-${padded(((month - 1) % 12) + 1)}-01`
  const next = addDays(first, 31)
  return { first, last: addDays(`${next.slice(0, 8)}01`, -1) }
}

/** The month `ahead` of this one. */
export const monthAhead = (today: string, ahead: number): Month =>
  monthOf(Number(today.slice(0, 4)), Number(today.slice(5, 7)) + ahead)

/** 「12月」 said today: the running one or the next to come. */
export function comingMonth(month: number, today: string): Month {
  const [year, running] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  return monthOf(month >= running ? year : year + 1, month)
}

export const notBefore = (day: string, today: string): string => (day < today ? today : day)

/** A month in a pattern: 今月, 12月, 2027年1月, 来年1月. */
export const MONTH = String.raw`今月|来月|再来月|(?:(?:20\d\d|今|来|再来)年ノ?)?(?:1[0-2]|[1-9])月`
const AHEAD_OF: Record<string, number> = { 今月: 0, 来月: 1, 再来月: 2 }
const YEAR_AHEAD: Record<string, number> = { 今: 0, 来: 1, 再来: 2 }

/** The month that words of `MONTH` mean today. */
export function monthNamed(words: string, today: string): Month {
  const ahead = AHEAD_OF[words]
  if (ahead !== undefined) return monthAhead(today, ahead)
  const month = Number(/(\d+)月$/.exec(words)?.[1])
  const year = /^(20\d\d|今|来|再来)年/.exec(words)?.[1]
  if (!year) return comingMonth(month, today)
  return monthOf(/\d/.test(year) ? Number(year) : Number(today.slice(0, 4)) + (YEAR_AHEAD[year] ?? 0), month)
}

/** The month after the running one. */
export const nextMonthOf = (today: string): [year: number, month: number] => {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  return month === 12 ? [year + 1, 1] : [year, month + 1]
}

const isOff = (day: string) => dayKind(day) !== 'WEEKDAY'
export const isHoliday = (day: string) => holidayName(day) !== undefined

/** One of three days off in a row and more. */
function isInLongWeekend(day: string): boolean {
  const run = (step: number): number => {
    let length = 0
    while (isOff(addDays(day, step * (length + 1)))) length += 1
    return length
  }
  return isOff(day) && 1 + run(1) + run(-1) >= 3
}

export const AHEAD_NOTE = `${AHEAD}日先までの日付で探します。`

/** Days of a kind, of which a month has some and none: 祝日, 連休. */
export type DaySet = {
  words: string
  has: (day: string) => boolean
  /** Those that come, as far as a set without an end reaches. */
  ahead: (today: string) => string[]
  note?: string
}

const daySet = (words: string, has: (day: string) => boolean, note?: string): DaySet => ({
  words,
  has,
  ahead: (today) => daysFrom(today, addDays(today, AHEAD)).filter(has),
  note,
})

export const DAY_SETS: readonly DaySet[] = [
  daySet('[三3]?連休', isInLongWeekend, `${AHEAD}日先までの3日以上続く休みの日で探します。`),
  daySet('祝日|祭日|祝祭日', isHoliday),
  daySet('休日', isOff),
]

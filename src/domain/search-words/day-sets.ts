import { dayKind, holidayName } from '../day-kind.ts'
import { addDays, isoWeekday } from '../tokyo-time.ts'

/** How far ahead a set of days without an end reaches. */
export const AHEAD = 60
/** An address takes no more days than this. */
export const MOST = 100

export const daysFrom = (first: string, last: string): string[] => {
  const days: string[] = []
  for (let day = first; day <= last && days.length < MOST; day = addDays(day, 1)) days.push(day)
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

/** Days without work for most, ahead from today. */
export const daysOff = (today: string): string[] =>
  daysFrom(today, addDays(today, AHEAD)).filter((day) => dayKind(day) !== 'WEEKDAY')

export const holidays = (today: string): string[] =>
  daysFrom(today, addDays(today, AHEAD)).filter((day) => holidayName(day) !== undefined)

/** Runs of three days off and more. */
export function longWeekends(today: string): string[] {
  const off = new Set(daysOff(today))
  const run = (day: string, step: number): number => {
    let length = 0
    while (off.has(addDays(day, step * (length + 1)))) length += 1
    return length
  }
  return [...off].filter((day) => 1 + run(day, 1) + run(day, -1) >= 3)
}

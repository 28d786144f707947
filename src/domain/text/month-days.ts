import { addDays, isoWeekday } from './tokyo-time.ts'

/** Calendar months: a month is `2026-12`, a civil day `2026-12-18`; weeks start on Sunday, as in Japan. */

export const monthOf = (day: string): string => day.slice(0, 7)

/** Whether a text is a month of this century, `2026-12`. */
export const isMonth = (text: string): boolean => /^20\d{2}-(0[1-9]|1[0-2])$/.test(text)

/** Whether a text is a year of this century, `2026`. */
export const isYear = (text: string): boolean => /^20\d{2}$/.test(text)

/** Adds months, possibly negative, to a month `YYYY-MM`. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const count = year * 12 + number - 1 + months
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`
}

export const lastDayOf = (month: string): string => addDays(`${addMonths(month, 1)}-01`, -1)

/** 「2026年12月」. */
export const monthText = (month: string): string =>
  `${Number(month.slice(0, 4))}年${Number(month.slice(5))}月`

const sundaysBefore = (day: string): number => isoWeekday(day) % 7

/** The weeks of a month; null before its first and after its last day. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`
  const days = Number(lastDayOf(month).slice(8))
  const places = sundaysBefore(first)
  return Array.from({ length: Math.ceil((places + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => {
      const number = week * 7 + column - places
      return number >= 0 && number < days ? addDays(first, number) : null
    }),
  )
}

/** Every month that contains a day of the range. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = []
  for (let month = monthOf(from); month <= monthOf(to); month = addMonths(month, 1)) months.push(month)
  return months
}

/** With fewer remaining days, a month is shown together with the next. */
const FEW_DAYS = 10

/**
 * The months shown for a selected month: the range's first month together with the next when few of its days
 * remain.
 */
export function monthsShown(month: string, { from, to }: { from: string; to: string }): string[] {
  const next = addMonths(month, 1)
  const isNearlyOver = month === monthOf(from) && monthOf(addDays(from, FEW_DAYS - 1)) === next
  return isNearlyOver && next <= monthOf(to) ? [month, next] : [month]
}

function sameDayOf(month: string, day: string): string {
  const wanted = month + day.slice(7)
  const last = lastDayOf(month)
  return wanted < last ? wanted : last
}

const MOVES: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -sundaysBefore(day)),
  End: (day) => addDays(day, 6 - sundaysBefore(day)),
  PageUp: (day) => sameDayOf(addMonths(monthOf(day), -1), day),
  PageDown: (day) => sameDayOf(addMonths(monthOf(day), 1), day),
}

/** Keyboard navigation in a calendar: the day after a key press, within the range; null for other keys. */
export function dayForKey(key: string, day: string, range: { from: string; to: string }): string | null {
  const wanted = Object.hasOwn(MOVES, key) ? MOVES[key]?.(day) : undefined
  if (wanted === undefined) return null
  if (wanted < range.from) return range.from
  return wanted > range.to ? range.to : wanted
}

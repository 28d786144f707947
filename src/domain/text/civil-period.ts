import { addMonths, lastDayOf, monthOf } from './month-days.ts'
import { addDays, daysBetween } from './tokyo-time.ts'

/** Periods of whole months between civil days, counted by the calendar (民法143条). */

/**
 * The last day of a period of months that begins on a day: the day before the corresponding one, or the month's last day
 * where the month has no such day (民法143条2項).
 */
export function periodEnd(start: string, months: number): string {
  const month = addMonths(monthOf(start), months)
  const corresponding = `${month}${start.slice(7)}`
  const last = lastDayOf(month)
  return corresponding > last ? last : addDays(corresponding, -1)
}

const monthsApart = (start: string, end: string) =>
  (Number(end.slice(0, 4)) - Number(start.slice(0, 4))) * 12 +
  Number(end.slice(5, 7)) -
  Number(start.slice(5, 7))

/** The whole months from a first to a last day, and the days beyond them. */
export function periodOf(start: string, end: string): { months: number; days: number } {
  let months = monthsApart(start, end) + 1
  while (months > 0 && periodEnd(start, months) > end) months -= 1
  const counted = months === 0 ? addDays(start, -1) : periodEnd(start, months)
  return { months, days: daysBetween(counted, end) }
}

/** The last day of a period as long as the given one that begins on the day after it. */
export function nextPeriodEnd(start: string, end: string): string {
  const { months, days } = periodOf(start, end)
  return addDays(months === 0 ? end : periodEnd(addDays(end, 1), months), days)
}

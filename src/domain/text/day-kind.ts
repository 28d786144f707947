import holidays from 'japanese-holidays'
import { civilDay } from './shift-text.ts'
import { addDays, isoWeekday } from './tokyo-time.ts'

export type DayKind = 'WEEKDAY' | 'SATURDAY' | 'SUNDAY' | 'HOLIDAY'

const years = new Map<number, ReadonlyMap<string, string>>()

function holidaysOf(year: number): ReadonlyMap<string, string> {
  let known = years.get(year)
  if (!known) {
    // By year, not by Date: the library reads a Date in the time zone of the process.
    const days = holidays.getHolidaysOf(year, true)
    const pad = (value: number) => String(value).padStart(2, '0')
    known = new Map(days.map(({ month, date, name }) => [`${year}-${pad(month)}-${pad(date)}`, name]))
    years.set(year, known)
  }
  return known
}

/** The name of the public holiday (祝日) on a civil day; undefined for other days. */
export const holidayName = (day: string): string | undefined => holidaysOf(Number(day.slice(0, 4))).get(day)

/** The kind of a civil day (`YYYY-MM-DD`) in calendars; a holiday takes precedence over the weekday. */
export function dayKind(day: string): DayKind {
  if (holidayName(day)) return 'HOLIDAY'
  const weekday = isoWeekday(day)
  return weekday === 7 ? 'SUNDAY' : weekday === 6 ? 'SATURDAY' : 'WEEKDAY'
}

/** A work with the kind of the day on which it begins; the browser has no table of holidays. */
export const withStartDay = <Work extends { plannedStart: string }>(work: Work) => ({
  ...work,
  startDay: dayKind(civilDay(work.plannedStart)),
})

/** The civil day so many business days after another: neither weekends nor holidays count, nor 12/29 to 1/3. */
export function addBusinessDays(day: string, count: number): string {
  let left = count
  let reached = day
  while (left > 0) {
    reached = addDays(reached, 1)
    const monthDay = reached.slice(5)
    if (dayKind(reached) === 'WEEKDAY' && monthDay < '12-29' && monthDay > '01-03') left -= 1
  }
  return reached
}

/** 年末年始 (12/29–1/3) and Golden Week (4/29–5/5): a business rule. */
export function isPeakSeason(day: string): boolean {
  const monthDay = day.slice(5)
  return monthDay >= '12-29' || monthDay <= '01-03' || (monthDay >= '04-29' && monthDay <= '05-05')
}

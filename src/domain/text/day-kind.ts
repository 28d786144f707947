import holidays from 'japanese-holidays'
import { isoWeekday } from './tokyo-time.ts'

export type DayKind = 'WEEKDAY' | 'SATURDAY' | 'SUNDAY' | 'HOLIDAY'

const years = new Map<number, ReadonlyMap<string, string>>()

function holidaysOf(year: number): ReadonlyMap<string, string> {
  let known = years.get(year)
  if (!known) {
    // Asked by year, not by Date: the library reads a Date in the zone of the machine.
    const days = holidays.getHolidaysOf(year, true)
    const pad = (value: number) => String(value).padStart(2, '0')
    known = new Map(days.map(({ month, date, name }) => [`${year}-${pad(month)}-${pad(date)}`, name]))
    years.set(year, known)
  }
  return known
}

/** The name of the public holiday on a civil day, if it is one. */
export const holidayName = (day: string): string | undefined => holidaysOf(Number(day.slice(0, 4))).get(day)

/** How a calendar marks a civil day (YYYY-MM-DD); a holiday wins over the weekday. */
export function dayKind(day: string): DayKind {
  if (holidayName(day)) return 'HOLIDAY'
  const weekday = isoWeekday(day)
  return weekday === 7 ? 'SUNDAY' : weekday === 6 ? 'SATURDAY' : 'WEEKDAY'
}

/** 年末年始 (12/29–1/3) and Golden Week (4/29–5/5): a rule of the business, in no calendar. */
export function isPeakSeason(day: string): boolean {
  const monthDay = day.slice(5)
  return monthDay >= '12-29' || monthDay <= '01-03' || (monthDay >= '04-29' && monthDay <= '05-05')
}

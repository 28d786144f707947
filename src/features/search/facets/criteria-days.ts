import { addDays, daysBetween, isoWeekday } from '../../../domain/text/tokyo-time.ts'

/** How far ahead the strip over the results offers days: four weeks. */
export const STRIP_DAYS = 28

/** How far ahead the calendars go at least, and at most: what one call may count. */
const CALENDAR_LENGTH = { least: 100, most: 800 }

/** Days from today to the last on which an open listing starts. */
export const calendarLength = (today: string, lastDay: string): number =>
  Math.min(Math.max(daysBetween(today, lastDay) + 1, CALENDAR_LENGTH.least), CALENDAR_LENGTH.most)

const daysFrom = (today: string, days: number) =>
  Array.from({ length: days }, (_, ahead) => addDays(today, ahead))

/** ISO weekdays. */
const SATURDAY = 6
const SUNDAY = 7

/** The days a search may be limited to by a tap. */
export const offeredDays = (today: string): string[] => daysFrom(today, STRIP_DAYS)

export const calendarDays = (today: string, lastDay: string): string[] =>
  daysFrom(today, calendarLength(today, lastDay))

/** The Saturday and Sunday that come next; on a Sunday, that day alone. */
export function comingWeekend(today: string): string[] {
  const [first = today, ...rest] = offeredDays(today).filter((day) => isoWeekday(day) >= SATURDAY)
  return isoWeekday(first) === SUNDAY ? [first] : [first, ...rest.slice(0, 1)]
}

export type DayTone = 'weekday' | 'saturday' | 'holiday'

export function dayTone(day: string, holidays: readonly string[]): DayTone {
  const weekday = isoWeekday(day)
  if (weekday === SUNDAY || holidays.includes(day)) return 'holiday'
  return weekday === SATURDAY ? 'saturday' : 'weekday'
}

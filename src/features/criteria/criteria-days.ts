import { weekdayText } from '../../domain/shift-text.ts'
import { addDays } from '../../domain/tokyo-time.ts'

/** How far ahead the strip over the results offers days: four weeks. */
export const STRIP_DAYS = 28

/** How far ahead the calendars go: what one call may count. */
export const CALENDAR_DAYS = 100

const daysFrom = (today: string, days: number) =>
  Array.from({ length: days }, (_, ahead) => addDays(today, ahead))

/** The days a search may be limited to by a tap. */
export const offeredDays = (today: string): string[] => daysFrom(today, STRIP_DAYS)

export const calendarDays = (today: string): string[] => daysFrom(today, CALENDAR_DAYS)

/** The Saturday and Sunday that come next; on a Sunday, that day alone. */
export function comingWeekend(today: string): string[] {
  const [first = today, ...rest] = offeredDays(today).filter((day) => '土日'.includes(weekdayText(day)))
  return weekdayText(first) === '日' ? [first] : [first, ...rest.slice(0, 1)]
}

export type DayTone = 'weekday' | 'saturday' | 'holiday'

export function dayTone(day: string, holidays: readonly string[]): DayTone {
  const weekday = weekdayText(day)
  if (weekday === '日' || holidays.includes(day)) return 'holiday'
  return weekday === '土' ? 'saturday' : 'weekday'
}

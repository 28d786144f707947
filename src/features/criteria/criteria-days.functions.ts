import { createServerFn } from '@tanstack/react-start'
import { holidayName } from '../../domain/day-kind.ts'
import { tokyoDay } from '../../domain/tokyo-time.ts'
import { calendarDays } from './criteria-days.ts'

/**
 * Today in Tokyo, and the holidays soon after. Said by the server, so that a wrong clock or another zone in the doctor's
 * device changes nothing, and the calendar of holidays stays out of the browser.
 */
export const getSearchDays = createServerFn().handler(() => {
  const today = tokyoDay(new Date())
  return { today, holidays: calendarDays(today).filter((day) => holidayName(day) !== undefined) }
})

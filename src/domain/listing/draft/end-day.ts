import { minuteOfDay } from '../../text/time-of-day.ts'

const DAY = 1_440

/** The day on which a shift ends, seen from the day on which it starts. */
export const END_DAY = { SAME: '当日', NEXT: '翌日', SECOND: '翌々日' } as const
export type EndDay = keyof typeof END_DAY

/** The same for regular listings, whose shifts end on the next day at the latest. */
export const NEXT_DAY = { SAME: '当日', NEXT: '翌日' } as const

const DAYS: Record<EndDay, number> = { SAME: 0, NEXT: 1, SECOND: 2 }

export const endDayAfter = (days: number): EndDay => (days === 0 ? 'SAME' : days === 1 ? 'NEXT' : 'SECOND')

type Hours = { startTime: string; endTime: string; endDay: EndDay }

/** Start and end in minutes after midnight of the first day. */
export const minutesOfShift = ({ startTime, endTime, endDay }: Hours): { start: number; end: number } => ({
  start: minuteOfDay(startTime),
  end: minuteOfDay(endTime) + DAYS[endDay] * DAY,
})

/** A time of day near a minute of the shift, at most half a day before or after it. */
export function minuteNear(clock: string, near: number): number {
  const minute = minuteOfDay(clock)
  return minute + Math.round((near - minute) / DAY) * DAY
}

/** The first minute at or after `from` with this time of day. */
export function minuteAfter(clock: string, from: number): number {
  const minute = minuteOfDay(clock)
  return minute + Math.ceil((from - minute) / DAY) * DAY
}

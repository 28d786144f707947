/** Times of day in Tokyo, as forms, the wire and the database write them: `9:00`, `09:00`, `09:00:00`. */

const DAY = 1_440

/** Minutes after midnight of a time of day. */
export function minuteOfDay(time: string): number {
  const [hour, minute] = time.split(':').map(Number)
  return (hour ?? 0) * 60 + (minute ?? 0)
}

/** `HH:MM` of minutes after midnight, as a form and the wire write it; wraps after 24 hours. */
export function clockOfMinute(minutes: number): string {
  const minute = ((minutes % DAY) + DAY) % DAY
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** `HH:MM` of a time of day with or without seconds. */
export const clockOfTime = (time: string): string => clockOfMinute(minuteOfDay(time))

const short = (minutes: number) => clockOfMinute(minutes).replace(/^0/, '')

/** 「9:00」 of a time of day, however it is written. */
export const timeOfDayText = (time: string): string => short(minuteOfDay(time))

const dayWord = (minutes: number) => (minutes < DAY ? '' : minutes < 2 * DAY ? '翌' : '翌々日')

/** 「17:00〜翌9:00」 of minutes after midnight of the first day. */
export const minutesText = ({ start, end }: { start: number; end: number }): string =>
  `${dayWord(start)}${short(start)}〜${dayWord(end)}${short(end)}`

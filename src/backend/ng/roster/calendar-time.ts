/** A time as a calendar writes it, in milliseconds as if its wall clock were UTC. */
export type WallTime = {
  wall: number
  isDay: boolean
  isUtc: boolean
}

/** ical.js writes a date that is not called one, as exporters write it, as a time without figures. */
const TIME = /^(\d{4})-(\d{2})-(\d{2})(?:T::|T(\d{2}):(\d{2}):(\d{2})(Z?))?$/

/**
 * The time of a text as ical.js writes it («2026-12-01T08:30:00»). Null for one that is none of the years 1601 to 2200: ical.js
 * itself would move the 32nd of a month to the next.
 */
export function wallTime(text: string): WallTime | null {
  const [, ...texts] = TIME.exec(text) ?? []
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = texts
    .slice(0, 6)
    .map((part) => Number(part ?? 0))
  if (year < 1601 || year > 2200 || hour > 23 || minute > 59 || second > 60) return null
  const wall = Date.UTC(year, month - 1, day, hour, minute, second)
  const read = new Date(wall - second * 1_000)
  if (read.getUTCMonth() !== month - 1 || read.getUTCDate() !== day) return null
  return { wall, isUtc: texts[6] === 'Z', isDay: texts[3] === undefined }
}

/** A length: days by the calendar, then milliseconds by the clock. */
export type Length = { days: number; milliseconds: number }

const DURATION = /^\+?P(?:(\d{1,4})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:(\d{1,6})S)?)?$/

/** `PT9H30M`; null for another text, also for a negative length. */
export function durationOf(value: string): Length | null {
  const parts = DURATION.exec(value)
  if (!parts || value.length < 3) return null
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts
    .slice(1)
    .map((text) => Number(text ?? 0))
  return { days: weeks * 7 + days, milliseconds: ((hours * 60 + minutes) * 60 + seconds) * 1_000 }
}

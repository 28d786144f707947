import { DAY_MS, HOUR_MS } from '../duration.ts'

/** Instants and civil days in Asia/Tokyo: UTC+9 without daylight saving time since 1951. */
const OFFSET = 9 * HOUR_MS

/** The civil day of an instant in Tokyo, `YYYY-MM-DD`. */
export const tokyoDay = (instant: Date): string =>
  new Date(instant.getTime() + OFFSET).toISOString().slice(0, 10)

/**
 * The instant `minutes` after midnight in Tokyo of a civil day; more than 1,440 continues into the next day.
 */
export const tokyoInstant = (day: string, minutes = 0): Date =>
  new Date(Date.parse(`${day}T00:00:00Z`) - OFFSET + minutes * 60_000)

/** RFC 3339 with +09:00, to the second. */
export const tokyoText = (instant: Date): string =>
  `${new Date(instant.getTime() + OFFSET).toISOString().slice(0, 19)}+09:00`

/** `HH:MM` in Tokyo. */
export const tokyoClock = (instant: Date): string => tokyoText(instant).slice(11, 16)

/** The instant of a `datetime-local` value, `YYYY-MM-DDTHH:mm` in Tokyo; an invalid date for another text. */
export const typedInstant = (typed: string): Date => new Date(`${typed.slice(0, 16)}:00+09:00`)

/** Adds days, possibly negative, to a civil day `YYYY-MM-DD`. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS

/** Monday = 1 to Sunday = 7. */
export const isoWeekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

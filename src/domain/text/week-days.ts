import { addDays, isoWeekday } from './tokyo-time.ts'

/** Whether a text is a civil day of this century, `2026-12-18`. */
export const isCivilDay = (text: string): boolean =>
  /^20\d{2}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  addDays(text, 0) === text

/** The week of a day, Sunday to Saturday: its days, and the first day after it. */
export function weekOf(day: string): { first: string; days: string[]; after: string } {
  const first = addDays(day, -(isoWeekday(day) % 7))
  return {
    first,
    days: [0, 1, 2, 3, 4, 5, 6].map((place) => addDays(first, place)),
    after: addDays(first, 7),
  }
}

export const WEEKDAY = {
  UNSPECIFIED: '指定なし',
  MONDAY: '月',
  TUESDAY: '火',
  WEDNESDAY: '水',
  THURSDAY: '木',
  FRIDAY: '金',
  SATURDAY: '土',
  SUNDAY: '日',
} as const
export type Weekday = keyof typeof WEEKDAY

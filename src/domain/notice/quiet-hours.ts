import { HOUR_MS } from '../duration.ts'
import { tokyoDay } from '../text/tokyo-time.ts'

/** Hours of the day in Tokyo. */
export const QUIET = { from: 21, to: 8 } as const
/** Minutes before the quiet hours at which what they would swallow is sent: a job that runs late still finds time. */
export const BEFORE_QUIET_MINUTES = 30

/** Hours without notices, Tokyo time: 「21:00〜翌8:00」. */
export const QUIET_HOURS = `${QUIET.from}:00〜翌${QUIET.to}:00`
const TOKYO = 9 * HOUR_MS

/**
 * When something that is not urgent may be sent: at once by day, at 8:00 Tokyo time during the quiet hours from
 * 21:00 to 8:00.
 */
export function afterQuietHours(now: Date): Date {
  const hour = new Date(now.getTime() + TOKYO).getUTCHours()
  if (hour >= QUIET.to && hour < QUIET.from) return now
  const midnight = Date.parse(`${tokyoDay(now)}T00:00:00+09:00`)
  return new Date(midnight + (hour < QUIET.to ? QUIET.to : 24 + QUIET.to) * HOUR_MS)
}

/**
 * The same of something that is of no use from an instant on, as the start of the work or the deadline that it tells of: at
 * once where the quiet hours would hold it until then.
 */
export function afterQuietHoursBefore(now: Date, before: Date): Date {
  const calm = afterQuietHours(now)
  return before > now && calm >= before ? now : calm
}

/** When something that is due at a time, and must not come later, is sent: then, or half an hour before the quiet hours that it falls into. */
export function beforeQuietHours(due: Date): Date {
  const hour = new Date(due.getTime() + TOKYO).getUTCHours()
  if (hour >= QUIET.to && hour < QUIET.from) return due
  const midnight = Date.parse(`${tokyoDay(due)}T00:00:00+09:00`)
  const evening = midnight + (hour < QUIET.to ? QUIET.from - 24 : QUIET.from) * HOUR_MS
  return new Date(evening - BEFORE_QUIET_MINUTES * 60_000)
}

export const isQuietAt = (instant: Date): boolean => afterQuietHours(instant) > instant

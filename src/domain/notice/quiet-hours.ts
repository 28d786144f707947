import { tokyoDay } from '../text/tokyo-time.ts'

const MORNING = 8
const EVENING = 21

/** Hours without notices, Tokyo time: 「21:00〜翌8:00」. */
export const QUIET_HOURS = `${EVENING}:00〜翌${MORNING}:00`
const HOUR = 3_600_000
const TOKYO = 9 * HOUR

/**
 * When something that is not urgent may be sent: at once by day, at 8:00 Tokyo time during the quiet hours from
 * 21:00 to 8:00.
 */
export function afterQuietHours(now: Date): Date {
  const hour = new Date(now.getTime() + TOKYO).getUTCHours()
  if (hour >= MORNING && hour < EVENING) return now
  const midnight = Date.parse(`${tokyoDay(now)}T00:00:00+09:00`)
  return new Date(midnight + (hour < MORNING ? MORNING : 24 + MORNING) * HOUR)
}

import { HOUR_MS } from '../duration.ts'
import { beforeQuietHours } from '../notice/quiet-hours.ts'
import { clockText, dayText, timeLeftText } from '../text/shift-text.ts'
import { addDays, tokyoDay, tokyoText } from '../text/tokyo-time.ts'

/**
 * When a doctor is reminded of a work, and in which words. What the quiet hours would swallow is
 * sent before them; the words say the time that is really left.
 */

/** Before the start of a work, in hours. */
export const BEFORE_START = [72, 24, 3] as const
/** After the end of a work that is not reported, in hours. */
export const AFTER_END = [12, 36, 72] as const

export type Reminder =
  | { about: 'START'; hours: (typeof BEFORE_START)[number] }
  | { about: 'REPORT'; hours: (typeof AFTER_END)[number] }

/** All reminders of a work in their order; a work keeps how many of them are behind it. */
export const REMINDERS: readonly Reminder[] = [
  ...BEFORE_START.map((hours) => ({ about: 'START' as const, hours })),
  ...AFTER_END.map((hours) => ({ about: 'REPORT' as const, hours })),
]

type Reminded = { plannedStart: Date; plannedEnd: Date; createdAt: Date }

/** When a reminder before the start is sent: so many hours before, or before the quiet hours into which that falls. */
export const sentBefore = (plannedStart: Date, hours: number): Date =>
  beforeQuietHours(new Date(plannedStart.getTime() - hours * HOUR_MS))

const instantOf = ({ about, hours }: Reminder, { plannedStart, plannedEnd }: Reminded): number =>
  about === 'START' ? sentBefore(plannedStart, hours).getTime() : plannedEnd.getTime() + hours * HOUR_MS

/** How many reminders are behind a work at an instant. */
export const remindersBehind = (work: Reminded, now: Date): number =>
  REMINDERS.filter((reminder) => instantOf(reminder, work) <= now.getTime()).length

/**
 * The reminder to send when a work moves on to `behind`: the last of those that are behind it. One before the start is
 * sent only if the work was agreed on before it was due, and the start still lies ahead.
 */
export function reminderAt(work: Reminded, behind: number, now: Date): Reminder | null {
  const reminder = REMINDERS[behind - 1]
  if (!reminder || reminder.about === 'REPORT') return reminder ?? null
  const isNews = instantOf(reminder, work) >= work.createdAt.getTime() && work.plannedStart > now
  return isNews ? reminder : null
}

const DAYS = ['今日', '明日', 'あさって']

/** What a reminder says at the moment at which it is read: 「明日 7:00・あと10時間30分」, from the third day on with the date. */
export function reminderWords(plannedStart: Date, now: Date): string {
  const start = tokyoText(plannedStart)
  const days = [0, 1, 2].find((count) => addDays(tokyoDay(now), count) === tokyoDay(plannedStart))
  const day = days === undefined ? dayText(start) : DAYS[days]
  const left = Math.max(0, Math.floor((plannedStart.getTime() - now.getTime()) / 60_000))
  return `${day} ${clockText(start)}・あと${timeLeftText(left)}`
}

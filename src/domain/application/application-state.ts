import type { ApplicationState } from './application-words.ts'

/**
 * Which state of a spot application may follow which (product reference 3.2). What may begin is under `NONE`: a
 * listing without selection is matched at once.
 */
const NEXT: Record<ApplicationState | 'NONE', readonly ApplicationState[]> = {
  NONE: ['APPLIED', 'MATCHED'],
  APPLIED: ['UNDER_REVIEW', 'MATCHED', 'DECLINED', 'WITHDRAWN', 'EXPIRED', 'LISTING_CLOSED'],
  UNDER_REVIEW: ['OFFERED', 'MATCHED', 'DECLINED', 'WITHDRAWN', 'EXPIRED', 'LISTING_CLOSED'],
  INTERVIEW: ['OFFERED', 'DECLINED', 'WITHDRAWN', 'EXPIRED', 'LISTING_CLOSED'],
  OFFERED: ['MATCHED', 'WITHDRAWN', 'EXPIRED', 'LISTING_CLOSED'],
  // Undone within five minutes and at least eight hours before the start.
  MATCHED: ['WITHDRAWN'],
  DECLINED: [],
  WITHDRAWN: [],
  EXPIRED: [],
  LISTING_CLOSED: [],
}

/** Whether an application may go from one state to another; `null` is before it exists. */
export const mayFollow = (from: ApplicationState | null, to: ApplicationState): boolean =>
  NEXT[from ?? 'NONE'].includes(to)

/** States in which an application still binds or may come to bind; one per doctor and listing. */
export const LIVING_STATES = [
  'APPLIED',
  'UNDER_REVIEW',
  'INTERVIEW',
  'OFFERED',
  'MATCHED',
] as const satisfies readonly ApplicationState[]

const HOUR = 3_600_000

/** When the hospital has to answer by: half of the time left, at most 48 hours, at least 2, never after the start. */
export function replyDue(now: Date, startTime: Date): Date {
  const left = startTime.getTime() - now.getTime()
  const wait = Math.max(2 * HOUR, Math.min(48 * HOUR, left / 2))
  return new Date(now.getTime() + Math.min(wait, Math.max(left, 0)))
}

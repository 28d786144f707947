import type { ApplicationState } from './application-words.ts'

/**
 * State machine of a spot application (product reference 3.2): allowed transitions, with the initial states
 * under `NONE`. A listing without selection (選考なし) is matched immediately.
 */
const NEXT: Record<ApplicationState | 'NONE', readonly ApplicationState[]> = {
  NONE: ['APPLIED', 'MATCHED'],
  APPLIED: ['UNDER_REVIEW', 'MATCHED', 'DECLINED', 'WITHDRAWN', 'EXPIRED', 'LISTING_CLOSED'],
  UNDER_REVIEW: ['OFFERED', 'MATCHED', 'DECLINED', 'WITHDRAWN', 'EXPIRED', 'LISTING_CLOSED'],
  INTERVIEW: ['OFFERED', 'DECLINED', 'WITHDRAWN', 'EXPIRED', 'LISTING_CLOSED'],
  OFFERED: ['MATCHED', 'WITHDRAWN', 'EXPIRED', 'LISTING_CLOSED'],
  // Undo: within five minutes, and at least eight hours before the start.
  MATCHED: ['WITHDRAWN'],
  DECLINED: [],
  WITHDRAWN: [],
  EXPIRED: [],
  LISTING_CLOSED: [],
}

/** Whether a transition is allowed; `from` is null for a new application. */
export const mayFollow = (from: ApplicationState | null, to: ApplicationState): boolean =>
  NEXT[from ?? 'NONE'].includes(to)

/** Open states: binding, or still undecided. A doctor has at most one such application per listing. */
export const LIVING_STATES = [
  'APPLIED',
  'UNDER_REVIEW',
  'INTERVIEW',
  'OFFERED',
  'MATCHED',
] as const satisfies readonly ApplicationState[]

/** States in which an answer is pending, of hospital or doctor. */
export const WAITING_STATES = LIVING_STATES.filter((state) => state !== 'MATCHED')

const HOUR = 3_600_000

/** The hospital's deadline to answer: half of the remaining time, 2 to 48 hours, never after the start. */
export function replyDue(now: Date, startTime: Date): Date {
  const left = startTime.getTime() - now.getTime()
  const wait = Math.max(2 * HOUR, Math.min(48 * HOUR, left / 2))
  return new Date(now.getTime() + Math.min(wait, Math.max(left, 0)))
}

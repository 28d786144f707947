import { HOUR_MS } from '../duration.ts'
import type { Actor } from '../account/actor.ts'
import type { SearchKind } from '../listing/listing-kind.ts'
import type { ApplicationState } from './application-words.ts'

/** The states that may follow, each with its actors. */
type Transitions = Readonly<Partial<Record<ApplicationState, readonly Actor[]>>>

/** Ends of an application that is still undecided. */
const ENDS: Transitions = {
  WITHDRAWN: ['DOCTOR'],
  EXPIRED: ['SYSTEM'],
  LISTING_CLOSED: ['SYSTEM'],
}

/** Opening an application is the first step of every decision of the hospital. */
const APPLIED: Transitions = { UNDER_REVIEW: ['HOSPITAL'], ...ENDS }

/** The hospital has offered other terms (spot) or the contract (regular): the doctor answers. */
const OFFERED: Transitions = { MATCHED: ['DOCTOR'], DECLINED: ['HOSPITAL'], ...ENDS }

const OVER = {
  DECLINED: {},
  WITHDRAWN: {},
  EXPIRED: {},
  LISTING_CLOSED: {},
  CANCELLED: {},
} satisfies Partial<Record<ApplicationState, Transitions>>

/**
 * State machines of an application: allowed transitions and their actors, with the
 * initial states under `NONE`. A spot listing without selection (選考なし) is matched immediately; a regular one
 * is matched by the doctor, who accepts the hospital's offer.
 */
export const TRANSITIONS: Readonly<
  Record<SearchKind, Readonly<Record<ApplicationState | 'NONE', Transitions>>>
> = {
  spot: {
    NONE: { APPLIED: ['DOCTOR'], MATCHED: ['DOCTOR'] },
    APPLIED,
    UNDER_REVIEW: { MATCHED: ['HOSPITAL'], OFFERED: ['HOSPITAL'], DECLINED: ['HOSPITAL'], ...ENDS },
    INTERVIEW: {},
    OFFERED,
    MATCHED: {
      // Undo: within five minutes, and at least eight hours before the start.
      WITHDRAWN: ['DOCTOR'],
      // The work is cancelled, by either side (`WORK_TRANSITIONS`).
      CANCELLED: ['HOSPITAL', 'OPERATOR', 'SYSTEM'],
    },
    ...OVER,
  },
  regular: {
    NONE: { APPLIED: ['DOCTOR'] },
    APPLIED,
    UNDER_REVIEW: { INTERVIEW: ['HOSPITAL'], OFFERED: ['HOSPITAL'], DECLINED: ['HOSPITAL'], ...ENDS },
    // Other times: none of the first ones fits the doctor.
    INTERVIEW: { INTERVIEW: ['HOSPITAL'], OFFERED: ['HOSPITAL'], DECLINED: ['HOSPITAL'], ...ENDS },
    OFFERED,
    MATCHED: {},
    ...OVER,
  },
}

/** Whether the actor may cause the transition; `from` is null for a new application. */
export const mayFollow = (
  kind: SearchKind,
  from: ApplicationState | null,
  to: ApplicationState,
  actor: Actor,
): boolean => TRANSITIONS[kind][from ?? 'NONE'][to]?.includes(actor) ?? false

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

/**
 * Whether an application in this state says what the doctor works for, rather than its listing: the agreed terms, of a
 * cancelled match too, or those that are asked for.
 */
export const hasOwnTerms = (state: ApplicationState): boolean =>
  state === 'CANCELLED' || LIVING_STATES.some((living) => living === state)

/** Longest time to answer, in hours: an application or an offer of a shift, and the offer of a regular contract. */
export const LONGEST_REPLY = 48
export const LONGEST_CONTRACT_REPLY = 7 * 24

/** The deadline to answer: half of the remaining time, 2 to `most` hours, never after the start. */
export function replyDue(now: Date, startTime: Date, most: number = LONGEST_REPLY): Date {
  const left = startTime.getTime() - now.getTime()
  const wait = Math.max(2 * HOUR_MS, Math.min(most * HOUR_MS, left / 2))
  return new Date(now.getTime() + Math.min(wait, Math.max(left, 0)))
}

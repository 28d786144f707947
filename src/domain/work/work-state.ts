import type { Actor } from '../account/actor.ts'
import type { WorkState } from '../application/application-words.ts'

type Transitions = Readonly<Partial<Record<WorkState, readonly Actor[]>>>

/** State machine of a work: allowed transitions and their actors. */
export const WORK_TRANSITIONS: Readonly<Record<WorkState, Transitions>> = {
  SCHEDULED: {
    CANCELLATION_REQUESTED: ['DOCTOR'],
    CANCELLED_BY_HOSPITAL: ['HOSPITAL'],
    // When a substitute has been found.
    CANCELLED_BY_DOCTOR: ['SYSTEM'],
    IN_PROGRESS: ['DOCTOR', 'SYSTEM'],
    // The hospital reports it, an operator confirms it.
    NO_SHOW: ['OPERATOR'],
  },
  CANCELLATION_REQUESTED: {
    // The system: when a substitute has been found.
    CANCELLED_BY_DOCTOR: ['HOSPITAL', 'OPERATOR', 'SYSTEM'],
    // The doctor withdraws the request, or the hospital rejects it after a call.
    SCHEDULED: ['DOCTOR', 'HOSPITAL'],
  },
  CANCELLED_BY_DOCTOR: {},
  CANCELLED_BY_HOSPITAL: {},
  // Our staff take the absence back, after the doctor has objected.
  NO_SHOW: { IN_PROGRESS: ['OPERATOR'], FINISHED: ['OPERATOR'] },
  // The clock begins and finishes works, so that absence is decided about a work that seems under way or over.
  IN_PROGRESS: { FINISHED: ['DOCTOR', 'SYSTEM'], NO_SHOW: ['OPERATOR'] },
  // The hospital, where the doctor has not answered the reminders.
  FINISHED: { REPORTED: ['DOCTOR', 'HOSPITAL'], NO_SHOW: ['OPERATOR'] },
  REPORTED: {
    // The doctor reports anew; the hospital states anew what it has stated.
    REPORTED: ['DOCTOR', 'HOSPITAL'],
    CORRECTION_REQUESTED: ['HOSPITAL'],
    // The doctor agrees to what the hospital has stated. The system: the other side has not answered in time.
    CONFIRMED: ['HOSPITAL', 'DOCTOR', 'SYSTEM'],
  },
  CORRECTION_REQUESTED: { REPORTED: ['DOCTOR', 'HOSPITAL'] },
  // The doctor: the pay has arrived.
  CONFIRMED: { PAID: ['HOSPITAL', 'DOCTOR'] },
  // Whoever marked it by mistake, within a short time (`domain/work/payment.ts`).
  PAID: { CONFIRMED: ['HOSPITAL', 'DOCTOR'] },
}

/** Whether a work has still to be done: only then can it be changed or cancelled. */
export const isPlannedWork = (state: WorkState): boolean =>
  state === 'SCHEDULED' || state === 'CANCELLATION_REQUESTED'

/** Whether a work has been done, whatever is still open about its report and pay. */
export const isDoneWork = (state: WorkState): boolean =>
  state === 'FINISHED' ||
  state === 'REPORTED' ||
  state === 'CORRECTION_REQUESTED' ||
  state === 'CONFIRMED' ||
  state === 'PAID'

export const mayWorkFollow = (from: WorkState, to: WorkState, actor: Actor): boolean =>
  WORK_TRANSITIONS[from][to]?.includes(actor) ?? false

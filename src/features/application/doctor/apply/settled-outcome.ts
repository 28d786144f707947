import { isWaitingDoctor } from '../../../../domain/application/apply-action.ts'
import type { ApplicationState } from '../../../../domain/application/application-words.ts'
import type { PreviewView } from '../application-view.ts'
import { APPLY_OUTCOME } from '../../../../domain/application/apply-outcome.ts'
import { knownOutcome, type AnyOutcome } from '../outcome-words.ts'

/** Outcomes after which the same form can be corrected and sent again. */
const CORRECTABLE = new Set<AnyOutcome>([
  'SHORT_REST',
  'TIMES_OUT_OF_RANGE',
  'DOCUMENT_MISSING',
  'WISH_INVALID',
  'WAY_CHANGED',
  'MESSAGE_TOO_LONG',
  'REST_NOT_TICKED',
  'UNREACHABLE',
])

/** The form is finished: it cannot be sent again. */
export const isEnded = (outcome: AnyOutcome | undefined): outcome is AnyOutcome =>
  outcome !== undefined && !CORRECTABLE.has(outcome)

export const ENDED_OUTCOMES = Object.keys(APPLY_OUTCOME).map(knownOutcome).filter(isEnded)

/** A contract or an application exists. */
export const isStanding = (outcome: AnyOutcome): boolean =>
  outcome === 'MATCHED' || outcome === 'APPLIED' || outcome === 'ALREADY_APPLIED'

/**
 * The outcome for one listing that a page knows on load. Anybody can write a URL, so `posted` may explain a
 * refusal, but only the doctor's own record may say that an application exists.
 */
export function settledOutcome(
  state: ApplicationState | null,
  preview: Pick<PreviewView, 'outcome'> | undefined,
  posted: AnyOutcome | undefined,
): AnyOutcome | undefined {
  if (state === 'MATCHED') return 'MATCHED'
  if (state !== null && isWaitingDoctor(state)) return posted === 'APPLIED' ? 'APPLIED' : 'ALREADY_APPLIED'
  const possible = preview?.outcome ?? 'NOT_FOUND'
  if (possible !== 'MATCHED' && possible !== 'APPLIED' && possible !== 'SHORT_REST') return possible
  return posted !== undefined && isStanding(posted) ? undefined : posted
}

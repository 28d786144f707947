import { isWaiting } from '../../../domain/application/apply-action.ts'
import type { ApplicationState } from '../../../domain/application/application-words.ts'
import type { PreviewView } from '../application-view.ts'
import type { AnyOutcome } from '../outcome-words.ts'

/** Outcomes after which the same form may be sent again. */
const MENDABLE = new Set<AnyOutcome>([
  'SHORT_REST',
  'TIMES_OUT_OF_RANGE',
  'DOCUMENT_MISSING',
  'MESSAGE_TOO_LONG',
  'REST_NOT_TICKED',
  'UNREACHABLE',
])

/** Nothing more is to be done with the form. */
export const isEnded = (outcome: AnyOutcome | undefined): outcome is AnyOutcome =>
  outcome !== undefined && !MENDABLE.has(outcome)

/** Something stands: a contract or an application. */
export const isStanding = (outcome: AnyOutcome): boolean =>
  outcome === 'MATCHED' || outcome === 'APPLIED' || outcome === 'ALREADY_APPLIED'

/**
 * What a page already knows about one listing. An address can be written by anybody, so that it may explain a refusal, but
 * only the doctor's own record says that something was applied for.
 */
export function settledOutcome(
  state: ApplicationState | null,
  preview: PreviewView | undefined,
  posted: AnyOutcome | undefined,
): AnyOutcome | undefined {
  if (state === 'MATCHED') return 'MATCHED'
  if (state !== null && isWaiting(state)) return posted === 'APPLIED' ? 'APPLIED' : 'ALREADY_APPLIED'
  const possible = preview?.outcome ?? 'NOT_FOUND'
  if (possible !== 'MATCHED' && possible !== 'APPLIED' && possible !== 'SHORT_REST') return possible
  return posted !== undefined && isStanding(posted) ? undefined : posted
}

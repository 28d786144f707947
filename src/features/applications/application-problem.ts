import { APPLY_OUTCOME } from '../../domain/apply-outcome.ts'
import { FORM_OUTCOME, isFormOutcome, type AnyOutcome } from './outcome-words.ts'

/** What to mend, in the words of the outcome and its next step. */
export function problemText(outcome: AnyOutcome | undefined): string | undefined {
  if (outcome === undefined) return undefined
  if (isFormOutcome(outcome)) return FORM_OUTCOME[outcome]
  if (outcome === 'SHORT_REST') return FORM_OUTCOME.REST_NOT_TICKED
  return APPLY_OUTCOME[outcome].sentence
}

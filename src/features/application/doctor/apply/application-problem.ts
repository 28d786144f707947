import { APPLY_OUTCOME } from '../../../../domain/application/apply-outcome.ts'
import { ruleMessage } from '../../../../domain/text/form-messages.ts'
import type { Problems } from '../../../../domain/text/form-rule.ts'
import { problemsAmong, typedIn } from '../../../forms/form-answer.ts'
import { MESSAGE_LIMIT, messageLength } from './application-form-data.ts'
import { FORM_OUTCOME, isFormOutcome, type AnyOutcome } from '../outcome-words.ts'

const TOO_LONG = ruleMessage('maxLength', { n: MESSAGE_LIMIT })

/** Too long a message is an error and is never truncated. */
export const messageProblem = (message: string): { message?: string } =>
  messageLength(message) > MESSAGE_LIMIT ? { message: TOO_LONG } : {}

/** Validation that needs no server. With `hasShortRest` the doctor has to acknowledge the short rest. */
export const checkApplication = (form: FormData, hasShortRest: boolean): Problems =>
  problemsAmong({
    shortRestAcknowledged:
      hasShortRest && !form.has('shortRestAcknowledged') ? FORM_OUTCOME.REST_NOT_TICKED : undefined,
    ...messageProblem(typedIn(form, 'message')),
  })

/** The field errors of an outcome; empty if the outcome concerns the whole form. */
export function problemsOfOutcome(outcome: AnyOutcome | undefined): Problems {
  if (outcome === 'MESSAGE_TOO_LONG') return { message: TOO_LONG }
  if (outcome === 'SHORT_REST' || outcome === 'REST_NOT_TICKED')
    return { shortRestAcknowledged: FORM_OUTCOME.REST_NOT_TICKED }
  return {}
}

/** The message of an outcome that no field shows. */
export function problemText(outcome: AnyOutcome | undefined): string | undefined {
  if (outcome === undefined || Object.keys(problemsOfOutcome(outcome)).length > 0) return undefined
  return isFormOutcome(outcome) ? FORM_OUTCOME[outcome] : APPLY_OUTCOME[outcome].sentence
}

import { APPLY_OUTCOME } from '../../../domain/application/apply-outcome.ts'
import { ruleMessage } from '../../../domain/text/form-messages.ts'
import type { Problems } from '../../../domain/doctor/registration-rule.ts'
import { problemsAmong, typedIn } from '../../forms/form-answer.ts'
import { MESSAGE_LIMIT, messageLength } from './application-form-data.ts'
import { FORM_OUTCOME, isFormOutcome, type AnyOutcome } from '../outcome-words.ts'

const TOO_LONG = ruleMessage('maxLength', { n: MESSAGE_LIMIT })

/** A message is cut by nobody. */
export const messageProblem = (message: string): { message?: string } =>
  messageLength(message) > MESSAGE_LIMIT ? { message: TOO_LONG } : {}

/** What both sides know to be wrong with an application. `hasShortRest`: the doctor is asked to say that it is seen. */
export const checkApplication = (form: FormData, hasShortRest: boolean): Problems =>
  problemsAmong({
    shortRestAcknowledged:
      hasShortRest && !form.has('shortRestAcknowledged') ? FORM_OUTCOME.REST_NOT_TICKED : undefined,
    ...messageProblem(typedIn(form, 'message')),
  })

/** Which field an outcome is about; none for what is about the form. */
export function problemsOfOutcome(outcome: AnyOutcome | undefined): Problems {
  if (outcome === 'MESSAGE_TOO_LONG') return { message: TOO_LONG }
  if (outcome === 'SHORT_REST' || outcome === 'REST_NOT_TICKED')
    return { shortRestAcknowledged: FORM_OUTCOME.REST_NOT_TICKED }
  return {}
}

/** What to mend, in the words of the outcome, where no field says it. */
export function problemText(outcome: AnyOutcome | undefined): string | undefined {
  if (outcome === undefined || Object.keys(problemsOfOutcome(outcome)).length > 0) return undefined
  return isFormOutcome(outcome) ? FORM_OUTCOME[outcome] : APPLY_OUTCOME[outcome].sentence
}

import { ANSWER_PROPOSAL_OUTCOME } from '../../../domain/doctor/decision-proposal.ts'
import { REQUIRED, type Problems } from '../../../domain/text/form-rule.ts'
import { problemsAmong, typedIn } from '../../forms/form-answer.ts'
import type { CheckedForm } from '../../forms/posted-form.ts'

/** Only a rejection asks for a reason. */
function check(form: FormData): Problems {
  const answer = typedIn(form, 'answer')
  const isReasonMissing = answer === 'REJECT' && typedIn(form, 'reason').trim() === ''
  return problemsAmong({
    answer: answer === '' ? REQUIRED : undefined,
    reason: isReasonMissing ? ANSWER_PROPOSAL_OUTCOME.REASON_REQUIRED : undefined,
  })
}

/** The answer of a second member of our staff. */
export const ANSWER_PROPOSAL_FORM: CheckedForm = {
  name: 'answer-proposal',
  typed: ['answer', 'reason'],
  check,
}

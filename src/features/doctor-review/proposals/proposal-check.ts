import {
  ANSWER_PROPOSAL_OUTCOME,
  type AnswerProposalOutcome,
} from '../../../domain/doctor/decision-proposal.ts'
import { REQUIRED, type Problems } from '../../../domain/text/form-rule.ts'
import { problemsAmong, typedIn } from '../../forms/form-answer.ts'

/** Name of the form, by which the page finds the kept answer to a post without JavaScript. */
export const ANSWER_PROPOSAL_FORM = 'answer-proposal'

const DONE: readonly string[] = ['CONFIRMED', 'REJECTED', 'WITHDRAWN'] satisfies AnswerProposalOutcome[]

/** Whether an answer was recorded. */
export const isProposalAnswered = (outcome: string): boolean => DONE.includes(outcome)

/** Validation of an answer that needs no server: only a rejection asks for a reason. */
export function checkProposalAnswer(form: FormData): Problems {
  const answer = typedIn(form, 'answer')
  const isReasonMissing = answer === 'REJECT' && typedIn(form, 'reason').trim() === ''
  return problemsAmong({
    answer: answer === '' ? REQUIRED : undefined,
    reason: isReasonMissing ? ANSWER_PROPOSAL_OUTCOME.REASON_REQUIRED : undefined,
  })
}

import { REQUIRED, type Problems } from '../../../domain/text/form-rule.ts'
import { REVIEW_REASON } from '../../../domain/listing/listing-review.ts'
import { problemsAmong, typedIn } from '../../forms/form-answer.ts'
import { lengthProblem } from '../../forms/length-problem.ts'

/** Validation of a decision about a listing that needs no server: only a return asks for a reason. */
export function checkReview(form: FormData): Problems {
  const reason = typedIn(form, 'reason')
  const decision = typedIn(form, 'decision')
  return problemsAmong({
    decision: decision === '' ? REQUIRED : undefined,
    reason: decision === 'APPROVE' && reason.trim() === '' ? undefined : lengthProblem(reason, REVIEW_REASON),
  })
}

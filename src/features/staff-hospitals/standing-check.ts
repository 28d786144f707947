import { REQUIRED, type Problems } from '../../domain/doctor/registration-rule.ts'
import { STANDING_REASON } from '../../domain/hospital/standing.ts'
import { problemsAmong, typedIn } from '../forms/form-answer.ts'
import { lengthProblem } from '../forms/length-problem.ts'

/** Validation of a decision about a hospital that needs no server. */
export const checkStanding = (form: FormData): Problems =>
  problemsAmong({
    decision: typedIn(form, 'decision') === '' ? REQUIRED : undefined,
    reason: lengthProblem(typedIn(form, 'reason'), STANDING_REASON),
  })

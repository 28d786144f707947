import { REQUIRED, type Problems } from '../../domain/doctor/registration-rule.ts'
import { VERDICT_REASON } from '../../domain/listing/listing-report.ts'
import { problemsAmong, typedIn } from '../forms/form-answer.ts'
import { lengthProblem } from '../forms/length-problem.ts'

/** Validation of a decision about a reported listing that needs no server. */
export const checkVerdict = (form: FormData): Problems =>
  problemsAmong({
    verdict: typedIn(form, 'verdict') === '' ? REQUIRED : undefined,
    reason: lengthProblem(typedIn(form, 'reason'), VERDICT_REASON),
  })

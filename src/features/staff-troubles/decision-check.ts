import { REQUIRED, type Problems } from '../../domain/doctor/registration-rule.ts'
import { NO_SHOW_TEXT } from '../../domain/work/no-show.ts'
import { problemsAmong, typedIn } from '../forms/form-answer.ts'
import { lengthProblem } from '../forms/length-problem.ts'

/** Validation of a decision about absence that needs no server. */
export const checkNoShowDecision = (form: FormData): Problems =>
  problemsAmong({
    decision: typedIn(form, 'decision') === '' ? REQUIRED : undefined,
    reason: lengthProblem(typedIn(form, 'reason'), NO_SHOW_TEXT),
  })

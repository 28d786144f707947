import type { Problems } from '../../domain/text/form-rule.ts'
import { OBJECTION_TEXT } from '../../domain/work/objection.ts'
import { problemsAmong, typedIn } from '../forms/form-answer.ts'
import { lengthProblem } from '../forms/length-problem.ts'

/** Validation that needs no server. */
export const checkCautionObjection = (form: FormData): Problems =>
  problemsAmong({ detail: lengthProblem(typedIn(form, 'detail'), OBJECTION_TEXT) })

import type { Problems } from '../../domain/doctor/registration-rule.ts'
import { REMOVE_REASON } from '../../domain/staff/staff-member.ts'
import { problemsAmong, typedIn } from '../forms/form-answer.ts'
import { lengthProblem } from '../forms/length-problem.ts'

/** Validation of a removal that needs no server. */
export const checkRemoval = (form: FormData): Problems =>
  problemsAmong({ reason: lengthProblem(typedIn(form, 'reason'), REMOVE_REASON) })

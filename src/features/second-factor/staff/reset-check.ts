import type { Problems } from '../../../domain/text/form-rule.ts'
import { RESET_REASON } from '../../../domain/staff/reset-factor.ts'
import { problemsAmong, typedIn } from '../../forms/form-answer.ts'
import { lengthProblem } from '../../forms/length-problem.ts'
import { mailAddressProblem } from '../../session/account-checks.ts'

/** Validation of the form that needs no server. */
export const checkFactorReset = (form: FormData): Problems =>
  problemsAmong({
    address: mailAddressProblem(typedIn(form, 'address')),
    reason: lengthProblem(typedIn(form, 'reason'), RESET_REASON),
  })

import { RESET_REASON } from '../../../domain/staff/reset-factor.ts'
import { problemsAmong, typedIn } from '../../forms/form-answer.ts'
import { lengthProblem } from '../../forms/length-problem.ts'
import type { CheckedForm } from '../../forms/posted-form.ts'
import { mailAddressProblem } from '../../session/account-checks.ts'

/** Whose second factor our staff take away, and why. */
export const RESET_FORM: CheckedForm = {
  name: 'resetFactor',
  typed: ['address', 'reason'],
  check: (form) =>
    problemsAmong({
      address: mailAddressProblem(typedIn(form, 'address')),
      reason: lengthProblem(typedIn(form, 'reason'), RESET_REASON),
    }),
}

import { NO_SHOW_TEXT } from '../../../domain/work/no-show.ts'
import { problemsAmong, typedIn } from '../../forms/form-answer.ts'
import { lengthProblem } from '../../forms/length-problem.ts'
import type { CheckedForm } from '../../forms/posted-form.ts'

/** The hospital's word that the doctor did not come. */
export const REPORT_NO_SHOW_FORM: CheckedForm = {
  name: 'report-no-show',
  typed: ['attempts'],
  check: (form) => problemsAmong({ attempts: lengthProblem(typedIn(form, 'attempts'), NO_SHOW_TEXT) }),
}

import { OBJECTION_TEXT } from '../../domain/work/objection.ts'
import { problemsAmong, typedIn } from '../forms/form-answer.ts'
import { lengthProblem } from '../forms/length-problem.ts'
import type { CheckedForm } from '../forms/posted-form.ts'

/** What a doctor objects to 注意 or an absence. */
export const OBJECT_TO_CAUTION_FORM: CheckedForm = {
  name: 'object-to-caution',
  typed: ['detail'],
  check: (form) => problemsAmong({ detail: lengthProblem(typedIn(form, 'detail'), OBJECTION_TEXT) }),
}

import { REQUIRED, type Problems } from '../../../domain/text/form-rule.ts'
import { typedNumber } from '../../../domain/text/typed-text.ts'
import { OBJECTION_ANSWER, OBJECTION_TEXT } from '../../../domain/work/objection.ts'
import { problemsAmong, typedIn } from '../../forms/form-answer.ts'
import { REPORT_FIELDS, REPORT_FORM } from '../doctor/record-form-data.ts'
import { lengthProblem } from '../../forms/length-problem.ts'
import type { CheckedForm } from '../../forms/posted-form.ts'

function check(form: FormData): Problems {
  const added = typedIn(form, 'addedYen').trim()
  return problemsAmong({
    objectionAnswer: Object.hasOwn(OBJECTION_ANSWER, typedIn(form, 'objectionAnswer')) ? undefined : REQUIRED,
    // An empty amount means none.
    addedYen: added === '' || typedNumber(added) !== null ? undefined : '金額を数字で入力してください',
    ...(form.has('corrects') && REPORT_FORM.check(form)),
    objectionNote: lengthProblem(typedIn(form, 'objectionNote'), OBJECTION_TEXT),
  })
}

/** The hospital's answer to an objection, with what it corrects. */
export const OBJECTION_ANSWER_FORM: CheckedForm = {
  name: 'objection-answer',
  typed: ['objectionAnswer', 'addedYen', 'corrects', ...REPORT_FIELDS, 'objectionNote'],
  check,
}

import { REQUIRED, type Problems } from '../../../domain/text/form-rule.ts'
import { typedNumber } from '../../../domain/text/typed-text.ts'
import { REPORT_ANSWER, REPORT_NOTE } from '../../../domain/work/record.ts'
import { problemsAmong, typedIn } from '../../forms/form-answer.ts'
import { lengthProblem } from '../../forms/length-problem.ts'
import type { CheckedForm } from '../../forms/posted-form.ts'

function check(form: FormData): Problems {
  const answer = typedIn(form, 'answer')
  const extra = typedIn(form, 'extraYen').trim()
  const carfare = typedIn(form, 'carfareYen').trim()
  return problemsAmong({
    answer: Object.hasOwn(REPORT_ANSWER, answer) ? undefined : REQUIRED,
    // An empty amount means none.
    extraYen: extra === '' || typedNumber(extra) !== null ? undefined : '金額を数字で入力してください',
    carfareYen: carfare === '' || typedNumber(carfare) !== null ? undefined : '金額を数字で入力してください',
    note: lengthProblem(typedIn(form, 'note'), {
      ...REPORT_NOTE,
      least: answer === 'CORRECTION_REQUESTED' ? REPORT_NOTE.least : 0,
    }),
  })
}

/** The hospital's answer to a report. */
export const REPORT_ANSWER_FORM: CheckedForm = {
  name: 'report-answer',
  typed: ['answer', 'extraYen', 'carfareYen', 'note'],
  check,
}

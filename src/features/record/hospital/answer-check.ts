import { REQUIRED, type Problems } from '../../../domain/text/form-rule.ts'
import { typedNumber } from '../../../domain/text/typed-text.ts'
import { REPORT_ANSWER, REPORT_NOTE } from '../../../domain/work/record.ts'
import { problemsAmong, typedIn } from '../../forms/form-answer.ts'
import { lengthProblem } from '../../forms/length-problem.ts'

/** Validation of the hospital's answer that needs no server. */
export function checkReportAnswer(form: FormData): Problems {
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

import { REQUIRED, type Problems } from '../../../domain/text/form-rule.ts'
import { typedNumber } from '../../../domain/text/typed-text.ts'
import { OBJECTION_ANSWER, OBJECTION_TEXT } from '../../../domain/work/objection.ts'
import { problemsAmong, typedIn } from '../../forms/form-answer.ts'
import { checkReport } from '../doctor/report-check.ts'
import { lengthProblem } from '../../forms/length-problem.ts'

/** Validation of the hospital's answer to an objection that needs no server. */
export function checkObjectionAnswer(form: FormData): Problems {
  const added = typedIn(form, 'addedYen').trim()
  return problemsAmong({
    objectionAnswer: Object.hasOwn(OBJECTION_ANSWER, typedIn(form, 'objectionAnswer')) ? undefined : REQUIRED,
    // An empty amount means none.
    addedYen: added === '' || typedNumber(added) !== null ? undefined : '金額を数字で入力してください',
    ...(form.has('corrects') && checkReport(form)),
    objectionNote: lengthProblem(typedIn(form, 'objectionNote'), OBJECTION_TEXT),
  })
}

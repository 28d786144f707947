import { REQUIRED, type Problems } from '../../../domain/text/form-rule.ts'
import { THANKS_REPORT_REASON, THANKS_REPORT_TEXT } from '../../../domain/work/thanks.ts'
import { problemsAmong, typedIn } from '../../forms/form-answer.ts'
import { lengthProblem } from '../../forms/length-problem.ts'

/** Validation of a report that needs no server. */
export const checkThanksReport = (form: FormData): Problems =>
  problemsAmong({
    reason: Object.hasOwn(THANKS_REPORT_REASON, typedIn(form, 'reason')) ? undefined : REQUIRED,
    detail: lengthProblem(typedIn(form, 'detail'), { least: 0, most: THANKS_REPORT_TEXT }),
  })

import { REQUIRED, type Problems } from '../../../domain/text/form-rule.ts'
import { THANKS_REPORT_REASON, THANKS_REPORT_TEXT } from '../../../domain/work/thanks.ts'
import { problemsAmong, typedIn } from '../../forms/form-answer.ts'
import { lengthProblem } from '../../forms/length-problem.ts'
import type { CheckedForm } from '../../forms/posted-form.ts'

const check = (form: FormData): Problems =>
  problemsAmong({
    reason: Object.hasOwn(THANKS_REPORT_REASON, typedIn(form, 'reason')) ? undefined : REQUIRED,
    detail: lengthProblem(typedIn(form, 'detail'), { least: 0, most: THANKS_REPORT_TEXT }),
  })

/** What a doctor tells our staff of a thanks. */
export const REPORT_THANKS_FORM: CheckedForm = { name: 'report-thanks', typed: ['reason', 'detail'], check }

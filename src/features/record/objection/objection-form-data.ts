import { REQUIRED, type Problems } from '../../../domain/text/form-rule.ts'
import { OBJECTION_TEXT, REPORT_SUBJECT } from '../../../domain/work/objection.ts'
import { problemsAmong, typedIn } from '../../forms/form-answer.ts'
import { lengthProblem } from '../../forms/length-problem.ts'
import type { CheckedForm } from '../../forms/posted-form.ts'

const check = (form: FormData): Problems =>
  problemsAmong({
    subject: Object.hasOwn(REPORT_SUBJECT, typedIn(form, 'subject')) ? undefined : REQUIRED,
    detail: lengthProblem(typedIn(form, 'detail'), OBJECTION_TEXT),
  })

/** What a doctor objects to in a confirmed report. */
export const OBJECTION_FORM: CheckedForm = { name: 'objection', typed: ['subject', 'detail'], check }

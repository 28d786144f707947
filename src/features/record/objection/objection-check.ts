import { REQUIRED, type Problems } from '../../../domain/text/form-rule.ts'
import { OBJECTION_TEXT, REPORT_SUBJECT } from '../../../domain/work/objection.ts'
import { problemsAmong, typedIn } from '../../forms/form-answer.ts'
import { lengthProblem } from '../../forms/length-problem.ts'

/** Name of the form, by which the page finds the kept answer to a post without JavaScript. */
export const OBJECTION_FORM = 'objection'

/** Validation that needs no server. */
export const checkObjection = (form: FormData): Problems =>
  problemsAmong({
    subject: Object.hasOwn(REPORT_SUBJECT, typedIn(form, 'subject')) ? undefined : REQUIRED,
    detail: lengthProblem(typedIn(form, 'detail'), OBJECTION_TEXT),
  })

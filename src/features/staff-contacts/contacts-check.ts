import { CONTACT_WORDS } from '../../domain/contact/contact.ts'
import { REQUIRED, type Problems } from '../../domain/doctor/registration-rule.ts'
import { problemsAmong, typedIn } from '../forms/form-answer.ts'
import { lengthProblem } from '../forms/length-problem.ts'

/** Validation of a decision about a contact that needs no server. */
export const checkDecision = (form: FormData): Problems =>
  problemsAmong({
    verdict: typedIn(form, 'verdict') === '' ? REQUIRED : undefined,
    words: lengthProblem(typedIn(form, 'words'), CONTACT_WORDS),
  })

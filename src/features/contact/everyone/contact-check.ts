import { CONTACT_NAME, CONTACT_TEXT, TOPIC_PROBLEM } from '../../../domain/contact/contact.ts'
import { REQUIRED, type Problems } from '../../../domain/text/form-rule.ts'
import { problemsAmong, typedIn } from '../../forms/form-answer.ts'
import { lengthProblem } from '../../forms/length-problem.ts'
import { addressProblem } from '../../../domain/account/mail-address.ts'

function mailProblem(typed: string): string | undefined {
  if (typed.trim() === '') return REQUIRED
  return addressProblem(typed) ?? undefined
}

/** Validation of a question that needs no server. */
export const checkContact = (form: FormData): Problems =>
  problemsAmong({
    topic: typedIn(form, 'topic') === '' ? TOPIC_PROBLEM : undefined,
    name: lengthProblem(typedIn(form, 'name'), { least: 1, most: CONTACT_NAME }),
    mail: mailProblem(typedIn(form, 'mail')),
    body: lengthProblem(typedIn(form, 'body'), CONTACT_TEXT),
  })

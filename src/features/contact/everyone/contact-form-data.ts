import { CONTACT_NAME, CONTACT_TEXT, TOPIC_PROBLEM } from '../../../domain/contact/contact.ts'
import { REQUIRED, type Problems } from '../../../domain/text/form-rule.ts'
import { problemsAmong, typedIn } from '../../forms/form-answer.ts'
import { lengthProblem } from '../../forms/length-problem.ts'
import type { CheckedForm } from '../../forms/posted-form.ts'
import { addressProblem } from '../../../domain/account/mail-address.ts'

function mailProblem(typed: string): string | undefined {
  if (typed.trim() === '') return REQUIRED
  return addressProblem(typed) ?? undefined
}

const check = (form: FormData): Problems =>
  problemsAmong({
    topic: typedIn(form, 'topic') === '' ? TOPIC_PROBLEM : undefined,
    name: lengthProblem(typedIn(form, 'name'), { least: 1, most: CONTACT_NAME }),
    mail: mailProblem(typedIn(form, 'mail')),
    body: lengthProblem(typedIn(form, 'body'), CONTACT_TEXT),
  })

/** A question to our staff. */
export const CONTACT_FORM: CheckedForm = { name: 'contact', typed: ['topic', 'name', 'mail', 'body'], check }

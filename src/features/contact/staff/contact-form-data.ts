import { CONTACT_WORDS } from '../../../domain/contact/contact.ts'
import type { CheckedForm } from '../../forms/posted-form.ts'
import { reasonedCheck } from '../../staff/decisions/reasoned-check.ts'
import { reasonProblems } from '../../staff/thread-reason.ts'

/** Why a contact is read. */
export const OPEN_CONTACT_FORM: CheckedForm = {
  name: 'openContact',
  typed: ['reason'],
  check: reasonProblems,
}

/** What the fields of a decision are called: an answer says more than a reason. */
export const CONTACT_FIELDS = { choice: 'verdict', words: 'words' }

/** The answer to a contact, or why there is none. */
export const DECIDE_CONTACT_FORM: CheckedForm = {
  name: 'decideContact',
  typed: ['verdict', 'words'],
  check: reasonedCheck(CONTACT_WORDS, CONTACT_FIELDS),
}

import { CONTACT_WORDS } from '../../../domain/contact/contact.ts'
import { reasonedCheck } from '../../staff/decisions/reasoned-check.ts'

/** What the fields are called: an answer says more than a reason. */
export const CONTACT_FIELDS = { choice: 'verdict', words: 'words' }

/** Validation of a decision about a contact that needs no server. */
export const checkContactDecision = reasonedCheck(CONTACT_WORDS, CONTACT_FIELDS)

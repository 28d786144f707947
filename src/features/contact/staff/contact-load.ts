import type { QueryClient } from '@tanstack/react-query'
import { newFormKey } from '../../forms/form-key.ts'
import { takeKeptAnswer } from '../../forms/kept-answer.ts'
import { contactQuery } from './staff-contact.queries.ts'
import { DECIDE_CONTACT_FORM, OPEN_CONTACT_FORM } from './contacts-search.ts'

/** Loads a contact; returns what its forms need. */
export async function loadContact(queryClient: QueryClient, id: string) {
  await queryClient.ensureQueryData(contactQuery(id))
  return {
    formKey: newFormKey(),
    keptReason: takeKeptAnswer(OPEN_CONTACT_FORM),
    keptDecision: takeKeptAnswer(DECIDE_CONTACT_FORM),
  }
}

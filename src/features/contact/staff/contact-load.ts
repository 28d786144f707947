import type { QueryClient } from '@tanstack/react-query'
import { takeForms } from '../../forms/page-forms.ts'
import { contactQuery } from './staff-contact.queries.ts'

/** Loads a contact and its forms. */
export async function loadContact(queryClient: QueryClient, id: string) {
  await queryClient.ensureQueryData(contactQuery(id))
  return takeForms()
}

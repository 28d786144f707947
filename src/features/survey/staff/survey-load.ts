import type { QueryClient } from '@tanstack/react-query'
import { takeForms } from '../../forms/page-forms.ts'
import { noteQuery } from './staff-survey.queries.ts'

/** Loads what a doctor wrote, and its forms. */
export async function loadNote(queryClient: QueryClient, workId: string) {
  await queryClient.ensureQueryData(noteQuery(workId))
  return takeForms()
}

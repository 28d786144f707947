import type { QueryClient } from '@tanstack/react-query'
import { newFormKey } from '../../forms/form-key.ts'
import { takeKeptAnswer } from '../../forms/kept-answer.ts'
import { noteQuery } from './staff-survey.queries.ts'
import { HANDLE_NOTE_FORM, OPEN_NOTE_FORM } from './surveys-search.ts'

/** Loads what a doctor wrote; returns what its forms need. */
export async function loadNote(queryClient: QueryClient, workId: string) {
  await queryClient.ensureQueryData(noteQuery(workId))
  return {
    formKey: newFormKey(),
    keptReason: takeKeptAnswer(OPEN_NOTE_FORM),
    keptHandling: takeKeptAnswer(HANDLE_NOTE_FORM),
  }
}

import type { QueryClient } from '@tanstack/react-query'
import { newFormKey } from '../forms/form-key.ts'
import { takeKeptAnswer } from '../forms/kept-answer.ts'
import { hospitalMembersQuery } from './members.queries.ts'
import { INVITE_FORM } from './posted-forms.ts'

export async function loadMembers(queryClient: QueryClient) {
  await queryClient.ensureQueryData(hospitalMembersQuery())
  return { formKey: newFormKey(), kept: takeKeptAnswer(INVITE_FORM) }
}

import type { QueryClient } from '@tanstack/react-query'
import { ownAccountQuery } from '../../account/own-account.queries.ts'
import { newFormKey } from '../../forms/form-key.ts'
import { takeKeptAnswer } from '../../forms/kept-answer.ts'
import { hospitalMembersQuery } from './members.queries.ts'
import { INVITE_FORM } from './posted-forms.ts'

export async function loadMembers(queryClient: QueryClient) {
  await Promise.all([
    queryClient.ensureQueryData(hospitalMembersQuery()),
    queryClient.ensureQueryData(ownAccountQuery()),
  ])
  return { formKey: newFormKey(), kept: takeKeptAnswer(INVITE_FORM) }
}

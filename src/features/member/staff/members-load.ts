import type { QueryClient } from '@tanstack/react-query'
import { ownAccountQuery } from '../../account/own-account.queries.ts'
import { newFormKey } from '../../forms/form-key.ts'
import { takeKeptAnswer } from '../../forms/kept-answer.ts'
import { FORM } from './members-search.ts'
import { staffMembersQuery } from './members.queries.ts'

export async function loadStaffMembers(queryClient: QueryClient) {
  await Promise.all([
    queryClient.ensureQueryData(staffMembersQuery()),
    queryClient.ensureQueryData(ownAccountQuery()),
  ])
  return {
    formKey: newFormKey(),
    kept: { add: takeKeptAnswer(FORM.add), remove: takeKeptAnswer(FORM.remove) },
  }
}

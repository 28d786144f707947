import type { QueryClient } from '@tanstack/react-query'
import { ownAccountQuery } from '../../account/own-account.queries.ts'
import { takeForms } from '../../forms/page-forms.ts'
import { hospitalMembersQuery } from './members.queries.ts'

export async function loadMembers(queryClient: QueryClient) {
  await Promise.all([
    queryClient.ensureQueryData(hospitalMembersQuery()),
    queryClient.ensureQueryData(ownAccountQuery()),
  ])
  return takeForms()
}

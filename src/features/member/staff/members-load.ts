import type { QueryClient } from '@tanstack/react-query'
import { ownAccountQuery } from '../../account/own-account.queries.ts'
import { takeForms } from '../../forms/page-forms.ts'
import { staffMembersQuery } from './members.queries.ts'

export async function loadStaffMembers(queryClient: QueryClient) {
  await Promise.all([
    queryClient.ensureQueryData(staffMembersQuery()),
    queryClient.ensureQueryData(ownAccountQuery()),
  ])
  return takeForms()
}

import type { QueryClient } from '@tanstack/react-query'
import { ownAccountQuery } from '../../account/own-account.queries.ts'
import { takeForms } from '../../forms/page-forms.ts'

export async function loadReset(queryClient: QueryClient) {
  await queryClient.ensureQueryData(ownAccountQuery())
  return takeForms()
}

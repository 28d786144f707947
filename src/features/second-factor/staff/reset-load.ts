import type { QueryClient } from '@tanstack/react-query'
import { ownAccountQuery } from '../../account/own-account.queries.ts'
import { newFormKey } from '../../forms/form-key.ts'
import { takeKeptAnswer } from '../../forms/kept-answer.ts'
import { RESET_FORM } from './reset-search.ts'

export async function loadReset(queryClient: QueryClient) {
  await queryClient.ensureQueryData(ownAccountQuery())
  return { formKey: newFormKey(), kept: takeKeptAnswer(RESET_FORM) }
}

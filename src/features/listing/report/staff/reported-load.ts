import type { QueryClient } from '@tanstack/react-query'
import { newFormKey } from '../../../forms/form-key.ts'
import { takeKeptAnswer } from '../../../forms/kept-answer.ts'
import { reportedListingsQuery } from './reported.queries.ts'
import { DECIDE_REPORT_FORM } from './reported-search.ts'

/** Loads the reported listings; returns what their forms need. */
export async function loadReportedListings(queryClient: QueryClient) {
  await queryClient.ensureQueryData(reportedListingsQuery())
  return { formKey: newFormKey(), kept: takeKeptAnswer(DECIDE_REPORT_FORM) }
}

import type { QueryClient } from '@tanstack/react-query'
import { takeForms } from '../../forms/page-forms.ts'
import { thanksReportsQuery } from './thanks-report.queries.ts'

/** Loads the reported thanks and their forms. */
export async function loadThanksReports(queryClient: QueryClient) {
  await queryClient.ensureQueryData(thanksReportsQuery())
  return takeForms()
}

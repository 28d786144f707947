import type { QueryClient } from '@tanstack/react-query'
import { newFormKey } from '../../forms/form-key.ts'
import { thanksReportsQuery } from './thanks-report.queries.ts'

/** Loads the reported thanks; returns the form key of their forms. */
export async function loadThanksReports(queryClient: QueryClient): Promise<string> {
  await queryClient.ensureQueryData(thanksReportsQuery())
  return newFormKey()
}

import type { QueryClient } from '@tanstack/react-query'
import { workObjectionQuery } from './hospital-objection.queries.ts'
import { hospitalReportQuery } from './hospital-record.queries.ts'

/** Loads a work of the member's hospital, and the objection to its report. */
export async function loadHospitalReport(queryClient: QueryClient, workId: string): Promise<void> {
  await Promise.all([
    queryClient.ensureQueryData(hospitalReportQuery(workId)),
    queryClient.ensureQueryData(workObjectionQuery(workId)),
  ])
}

import type { QueryClient } from '@tanstack/react-query'
import { workObjectionQuery } from './hospital-objection.queries.ts'
import { hospitalRecordQuery } from './hospital-record.queries.ts'

/** Loads a work of the member's hospital, and the objection to its report. */
export async function loadHospitalRecord(queryClient: QueryClient, workId: string): Promise<void> {
  await Promise.all([
    queryClient.ensureQueryData(hospitalRecordQuery(workId)),
    queryClient.ensureQueryData(workObjectionQuery(workId)),
  ])
}

import type { QueryClient } from '@tanstack/react-query'
import { hospitalRecordQuery } from '../../record/hospital/hospital-record.queries.ts'
import { noShowQuery } from './no-show.queries.ts'

/** Loads the work, and unless it is unknown, the word about absence from it. */
export async function loadNoShow(queryClient: QueryClient, workId: string): Promise<void> {
  const found = await queryClient.ensureQueryData(hospitalRecordQuery(workId))
  if (found) await queryClient.ensureQueryData(noShowQuery(workId))
}

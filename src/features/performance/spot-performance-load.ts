import type { QueryClient } from '@tanstack/react-query'
import { thanksQuery } from '../thanks/doctor/thanks.queries.ts'
import { objectionQuery } from '../record/objection/objection.queries.ts'
import { recordQuery } from '../record/doctor/record.queries.ts'

/** Loads a work of the doctor the objection to it, and the thanks for it. */
export async function loadSpotPerformance(queryClient: QueryClient, id: string): Promise<void> {
  await Promise.all([
    queryClient.ensureQueryData(recordQuery(id)),
    queryClient.ensureQueryData(objectionQuery(id)),
    queryClient.ensureInfiniteQueryData(thanksQuery('OPEN', '', id)),
  ])
}

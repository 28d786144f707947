import { DAY_MS } from '../../../domain/duration.ts'
import { REST_REACH_MS } from '../../../domain/work/rest-interval.ts'
import type { RestWork } from '../../../domain/work/rest-windows.ts'
import type { Executor } from '../../database/client.ts'
import { findRestWorks } from './hours.store.ts'

/** No work is longer. */
const LONGEST_MS = 2 * DAY_MS

/** A work that counts for the rest of its doctor; the ids are null for what is not agreed on here. */
export type KnownWork = RestWork & {
  id: string | null
  spotWorkId: number | null
  applicationId: string | null
}

/**
 * All works of a doctor that the rest around a time depends on: those agreed on here, spot and regular, and those of the main
 * job that the doctor has marked, by one reading for every check. The lists, the pages and the commands compare by `restAround`, which asks for no order.
 */
export async function findKnownWorks(
  executor: Executor,
  { doctorId, start, end }: { doctorId: string; start: Date; end: Date },
): Promise<KnownWork[]> {
  return findRestWorks(executor, {
    doctorId,
    from: new Date(start.getTime() - REST_REACH_MS - LONGEST_MS),
    before: new Date(end.getTime() + REST_REACH_MS),
  })
}

/** Whether one of the works agreed on here is at a time: the main job's are not ours to judge. */
export const isBusyAt = (works: readonly KnownWork[], { start, end }: { start: Date; end: Date }): boolean =>
  works.some((work) => work.id !== null && work.plannedStart < end && work.plannedEnd > start)

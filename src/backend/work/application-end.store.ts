import { and, eq, sql } from 'drizzle-orm'
import type { ApplicationState } from '../../domain/application/application-words.ts'
import type { Executor } from '../database/client.ts'
import { application, applicationEvent, outbox, work } from '../database/schema/application.ts'
import { spotWork } from '../database/schema/spot-work.ts'
import { applicationColumns } from './application-list.store.ts'

/** Which listing an application of this doctor is about; null when there is no such application. */
export async function findListingOfApplication(
  executor: Executor,
  { id, doctorId }: { id: string; doctorId: string },
): Promise<number | null> {
  const [row] = await executor
    .select({ spotWorkId: application.spotWorkId })
    .from(application)
    .where(and(eq(application.id, id), eq(application.doctorId, doctorId)))
  return row?.spotWorkId ?? null
}

/** Nobody takes or gives back a slot of the listing until the transaction ends. */
export async function lockListing(executor: Executor, id: number): Promise<void> {
  await executor.select({ id: spotWork.id }).from(spotWork).where(eq(spotWork.id, id)).for('update')
}

/** The application as it now stands, and what became of its work; nobody decides about it until the transaction ends. */
export async function lockApplication(executor: Executor, id: string) {
  const [row] = await executor
    .select({ ...applicationColumns, workState: work.state })
    .from(application)
    .leftJoin(work, eq(work.applicationId, application.id))
    .where(eq(application.id, id))
    .for('update', { of: application })
  return row ?? null
}

export type ApplicationEnd = {
  id: string
  spotWorkId: number
  doctorId: string
  from: ApplicationState
  to: 'WITHDRAWN' | 'EXPIRED' | 'LISTING_CLOSED'
  actor: 'DOCTOR' | 'SYSTEM'
  at: Date
  reason: string
  /** What has to leave the house because of it. */
  topic: string
}

/**
 * Ends an application. A match gives its slot back: the listing opens again until its deadline. A work that was undone is
 * no cancelled one, so its row goes; the application and its events tell that it was there. The caller holds the locks.
 */
export async function endApplication(executor: Executor, end: ApplicationEnd): Promise<void> {
  const { id, spotWorkId, doctorId, from, to, actor, at, reason, topic } = end
  if (from === 'MATCHED') await executor.delete(work).where(eq(work.applicationId, id))
  await executor
    .update(application)
    .set({ state: to, slotNo: null, decidedAt: at })
    .where(eq(application.id, id))
  await executor
    .update(spotWork)
    .set({
      applicantCount: sql`greatest(${spotWork.applicantCount} - 1, 0)`,
      ...(from === 'MATCHED' && {
        filledSlots: sql`${spotWork.filledSlots} - 1`,
        status: sql`case when ${spotWork.status} <> 'FILLED' then ${spotWork.status}
          when ${spotWork.applicationDeadline} > ${at.toISOString()}::timestamptz then 'PUBLISHED' else 'CLOSED' end`,
      }),
    })
    .where(eq(spotWork.id, spotWorkId))
  await executor
    .insert(applicationEvent)
    .values({ applicationId: id, at, fromState: from, toState: to, actor, reason })
  await executor
    .insert(outbox)
    .values({ topic, payload: { applicationId: id, spotWorkId, doctorId }, createdAt: at })
}

import { and, eq, sql } from 'drizzle-orm'
import type { Actor } from '../../domain/application/application-state.ts'
import type { ApplicationState, DeclineReason } from '../../domain/application/application-words.ts'
import type { Executor } from '../database/client.ts'
import { application, applicationEvent, work } from '../database/schema/application.ts'
import { spotWork } from '../database/schema/spot-work.ts'
import { orderNotices, type NewNotice } from '../notices/notice-order.service.ts'
import { applicationColumns } from './application-list.store.ts'
import { closeOffers } from './offer.store.ts'

/** The listing of the doctor's application; null for an unknown application or one of another doctor. */
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

/** Locks the listing's row, and with it its slots, until the end of the transaction. */
export async function lockListing(executor: Executor, id: number): Promise<void> {
  await executor.select({ id: spotWork.id }).from(spotWork).where(eq(spotWork.id, id)).for('update')
}

/** Locks the application until the end of the transaction; returns it with the state of its work. */
export async function lockApplication(executor: Executor, id: string) {
  const [row] = await executor
    .select({
      ...applicationColumns,
      doctorId: application.doctorId,
      hospitalId: application.hospitalId,
      isHeld: sql<boolean>`${application.releasedAt} is null`,
      workState: work.state,
    })
    .from(application)
    .leftJoin(work, eq(work.applicationId, application.id))
    .where(eq(application.id, id))
    .for('update', { of: application })
  return row ?? null
}

export type ApplicationEnd = {
  id: string
  spotWorkId: number
  from: ApplicationState
  to: 'WITHDRAWN' | 'DECLINED' | 'EXPIRED' | 'LISTING_CLOSED' | 'CANCELLED'
  actor: Actor
  /** The member who acts for the hospital. */
  memberId?: string
  /** Why the hospital declines, with its words to the doctor. */
  declined?: { declineReason: DeclineReason; declineNote: string | null }
  /** The hospital has cancelled: the slot is not offered again. */
  isSlotGone?: boolean
  at: Date
  reason: string
  notices: readonly NewNotice[]
}

/** A freed slot: a filled listing is published again until its deadline. */
const reopened = (at: Date) => ({
  filledSlots: sql`${spotWork.filledSlots} - 1`,
  status: sql`case when ${spotWork.status} <> 'FILLED' then ${spotWork.status}
    when ${spotWork.applicationDeadline} > ${at.toISOString()}::timestamptz then 'PUBLISHED' else 'CLOSED' end`,
})

/** A slot that is not offered again: a listing without another one is closed. */
const removed = {
  filledSlots: sql`${spotWork.filledSlots} - 1`,
  slots: sql`greatest(${spotWork.slots} - 1, 1)`,
  status: sql`case when ${spotWork.slots} > 1 or ${spotWork.status} = 'WITHDRAWN' then ${spotWork.status} else 'CLOSED' end`,
}

/**
 * Ends an application; a match frees its slot. Undoing a match deletes the work, so that statistics of
 * cancellations leave it out; the work of a cancelled one stays. The caller must hold the locks of listing and
 * application.
 */
export async function endApplication(executor: Executor, end: ApplicationEnd): Promise<void> {
  const { id, spotWorkId, from, to, actor, memberId, declined, isSlotGone, at } = end
  const { reason, notices } = end
  if (from === 'MATCHED' && to !== 'CANCELLED') await executor.delete(work).where(eq(work.applicationId, id))
  await executor
    .update(application)
    .set({ state: to, slotNo: null, decidedAt: at, ...declined })
    .where(eq(application.id, id))
  if (from === 'OFFERED') await closeOffers(executor, [id], at)
  await executor
    .update(spotWork)
    .set({
      applicantCount: sql`greatest(${spotWork.applicantCount} - 1, 0)`,
      ...(from === 'MATCHED' && (isSlotGone ? removed : reopened(at))),
    })
    .where(eq(spotWork.id, spotWorkId))
  await executor
    .insert(applicationEvent)
    .values({ applicationId: id, at, fromState: from, toState: to, actor, memberId, reason })
  await orderNotices(executor, notices, at)
}

import { and, eq, inArray, sql } from 'drizzle-orm'
import { WAITING_STATES } from '../../domain/application/application-state.ts'
import type { Executor } from '../database/client.ts'
import { application, applicationEvent } from '../database/schema/application.ts'
import { spotWork } from '../database/schema/spot-work.ts'
import { orderNotices } from '../notices/notice-order.service.ts'
import { applicationNotice } from './application-notice.ts'
import { closeOffers } from './offer.store.ts'

/**
 * Ends the undecided applications to a listing that its hospital withdraws. The caller must hold the listing's
 * lock, under which no application can come.
 */
export async function endApplicationsTo(tx: Executor, spotWorkId: number, at: Date): Promise<void> {
  const waiting = await tx
    .select({
      id: application.id,
      doctorId: application.doctorId,
      hospitalId: application.hospitalId,
      state: application.state,
      terms: application.terms,
    })
    .from(application)
    .where(and(eq(application.spotWorkId, spotWorkId), inArray(application.state, WAITING_STATES)))
    .orderBy(application.id)
    .for('update')
  if (waiting.length === 0) return
  const ids = waiting.map(({ id }) => id)
  await tx
    .update(application)
    .set({ state: 'LISTING_CLOSED', decidedAt: at })
    .where(inArray(application.id, ids))
  await closeOffers(tx, ids, at)
  await tx
    .update(spotWork)
    .set({ applicantCount: sql`greatest(${spotWork.applicantCount} - ${ids.length}, 0)` })
    .where(eq(spotWork.id, spotWorkId))
  await tx.insert(applicationEvent).values(
    waiting.map(({ id, state }) => ({
      applicationId: id,
      at,
      fromState: state,
      toState: 'LISTING_CLOSED' as const,
      actor: 'SYSTEM' as const,
      reason: '募集の取り下げ',
    })),
  )
  const notices = waiting.map((one) => applicationNotice('APPLICATION_LISTING_CLOSED', one))
  await orderNotices(tx, notices, at)
}

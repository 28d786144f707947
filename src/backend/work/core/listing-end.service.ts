import { and, eq, inArray, sql } from 'drizzle-orm'
import { WAITING_STATES } from '../../../domain/application/application-state.ts'
import type { Executor } from '../../database/client.ts'
import { LISTINGS } from '../../database/open-listings.sql.ts'
import { application, applicationEvent } from '../../database/schema/work/application.ts'
import { orderNotices } from '../../notice/notice-order.service.ts'
import { applicationNotice } from './application-notice.ts'
import { isTo, type ListingKey } from './listing-key.ts'
import { closeProposals } from './proposal.store.ts'

/**
 * Ends the undecided applications to a listing that its hospital withdraws. The caller must hold the listing's
 * lock, under which no application can come.
 */
export async function endApplicationsTo(tx: Executor, listing: ListingKey, at: Date): Promise<void> {
  const waiting = await tx
    .select({
      id: application.id,
      doctorId: application.doctorId,
      hospitalId: application.hospitalId,
      state: application.state,
      terms: application.terms,
    })
    .from(application)
    .where(and(isTo(listing), inArray(application.state, WAITING_STATES)))
    .orderBy(application.id)
    .for('update')
  if (waiting.length === 0) return
  const ids = waiting.map(({ id }) => id)
  await tx
    .update(application)
    .set({ state: 'LISTING_CLOSED', awaitsDoctor: false, decidedAt: at })
    .where(inArray(application.id, ids))
  await closeProposals(tx, waiting, at)
  const table = LISTINGS[listing.kind].listing
  await tx
    .update(table)
    .set({ applicantCount: sql`greatest(${table.applicantCount} - ${ids.length}, 0)` })
    .where(eq(table.id, listing.id))
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

import { and, eq, inArray } from 'drizzle-orm'
import { WAITING_STATES } from '../../../domain/application/application-state.ts'
import { isWaitingDoctor } from '../../../domain/application/apply-action.ts'
import type { Executor } from '../../database/client.ts'
import { application } from '../../database/schema/work/application.ts'
import { withdrawalNotices } from '../core/application-notice.ts'
import { byListing, listingOf } from '../core/listing-key.ts'
import { endApplication, lockApplication, lockListing } from '../core/application-end.store.ts'

/**
 * Withdraws the unanswered applications of a doctor who leaves; matches stay. The caller must hold the lock of
 * the doctor's row. Listings are locked in ascending order, so that two transactions cannot deadlock.
 */
export async function withdrawAll(tx: Executor, doctorId: string, now: Date): Promise<void> {
  const open = await tx
    .select({
      id: application.id,
      spotWorkId: application.spotWorkId,
      regularWorkId: application.regularWorkId,
    })
    .from(application)
    .where(and(eq(application.doctorId, doctorId), inArray(application.state, WAITING_STATES)))
  const inOrder = open
    .map((row) => ({ id: row.id, listing: listingOf(row) }))
    .toSorted((a, b) => byListing(a.listing, b.listing))
  for (const { id, listing } of inOrder) {
    await lockListing(tx, listing)
    const row = await lockApplication(tx, id)
    // Decided by the hospital since it was read.
    if (!row || !isWaitingDoctor(row.state)) continue
    await endApplication(tx, {
      id,
      listing,
      from: row.state,
      to: 'WITHDRAWN',
      actor: 'DOCTOR',
      at: now,
      reason: '退会',
      notices: withdrawalNotices(row, false),
    })
  }
}

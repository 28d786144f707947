import type { Executor } from '../../database/client.ts'
import type { ListingKey } from '../../work/core/listing-key.ts'
import type { ListingPlace } from '../common-columns.ts'
import { deleteWaitingReview, insertReview, lockReview, updateReview } from './review.store.ts'

/** A new listing of a NEW hospital waits for our staff. The caller must hold the lock of the hospital. */
export async function enterReview(
  tx: Executor,
  key: ListingKey,
  place: ListingPlace,
  now: Date,
): Promise<boolean> {
  if (place.standing !== 'NEW') return false
  await insertReview(tx, key, { hospitalId: place.id, askedAt: now })
  return true
}

/**
 * Hands a returned listing in again; whether it is in review now. The caller must hold the lock of the listing.
 */
export async function handInAgain(tx: Executor, key: ListingKey, now: Date): Promise<boolean> {
  const review = await lockReview(tx, key)
  if (!review || review.state === 'APPROVED') return false
  if (review.state === 'RETURNED') await updateReview(tx, review.id, { state: 'WAITING', askedAt: now })
  return true
}

/** A listing that the hospital ends waits for nobody. */
export const leaveReview = deleteWaitingReview

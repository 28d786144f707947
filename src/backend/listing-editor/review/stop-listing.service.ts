import { mayEdit } from '../../../domain/listing/listing-state.ts'
import type { Executor } from '../../database/client.ts'
import type { ListingKey } from '../../work/core/listing-key.ts'
import { updateListing } from '../change-listing.store.ts'
import type { PublishedListing } from '../edited-kind.ts'
import { putReturned } from './review.store.ts'

type Stop = { staffAccountId: string; reason: string; now: Date }

/**
 * Pauses a listing until our staff have approved what the hospital mends; false for one that has ended. A filled listing
 * stays filled, and is paused once a slot becomes free (`reopenedStatus`). The caller must hold its lock.
 */
export async function stopListing(
  tx: Executor,
  key: ListingKey,
  { status, hospitalId }: PublishedListing,
  { staffAccountId, reason, now }: Stop,
): Promise<boolean> {
  if (!mayEdit(status)) return false
  if (status !== 'FILLED') await updateListing(tx, key.kind, key.id, { status: 'PAUSED' })
  await putReturned(tx, key, { hospitalId, askedAt: now, decidedAt: now, staffAccountId, reason })
  return true
}

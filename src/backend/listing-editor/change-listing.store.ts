import { and, eq } from 'drizzle-orm'
import type { ListingStatus } from '../../domain/listing/listing-words.ts'
import type { SearchKind } from '../../domain/listing/listing-kind.ts'
import type { Executor } from '../database/client.ts'
import { LISTINGS } from '../database/open-listings.sql.ts'

type Changed = { status?: ListingStatus; confirmedAt?: Date; publishTime?: Date; lapsedAt?: null }

/** Changes a listing whose row is locked. */
export async function updateListing(
  tx: Executor,
  kind: SearchKind,
  id: number,
  values: Changed,
): Promise<void> {
  const { listing } = LISTINGS[kind]
  await tx.update(listing).set(values).where(eq(listing.id, id))
}

/** More slots have reopened a filled listing that is in review: it takes no applications. */
export async function holdListing(tx: Executor, kind: SearchKind, id: number): Promise<void> {
  const { listing } = LISTINGS[kind]
  await tx
    .update(listing)
    .set({ status: 'PAUSED' })
    .where(and(eq(listing.id, id), eq(listing.status, 'PUBLISHED')))
}

import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Actor } from '../../../domain/account/actor.ts'
import type { ApplicationState, DeclineReason } from '../../../domain/application/application-words.ts'
import type { ListingStatus } from '../../../domain/listing/listing-words.ts'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import type { Executor } from '../../database/client.ts'
import { LISTINGS, reopenedStatus, type ListingTable } from '../../database/open-listings.sql.ts'
import { application, applicationEvent, work } from '../../database/schema/work/application.ts'
import { orderNotices, type NewNotice } from '../../notice/notice-order.service.ts'
import { applicationColumns } from './application-list.store.ts'
import { listingOf, type ListingKey } from './listing-key.ts'
import { closeProposals } from './proposal.store.ts'
import { withdrawDateListing } from './date-listing.store.ts'
import { returnSlot, stopSearchesOf } from './substitute.store.ts'

/** The listing of the doctor's application; null for an unknown application or one of another doctor. */
export async function findListingOfApplication(
  executor: Executor,
  { id, doctorId }: { id: string; doctorId: string },
): Promise<ListingKey | null> {
  const [row] = await executor
    .select({ spotWorkId: application.spotWorkId, regularWorkId: application.regularWorkId })
    .from(application)
    .where(and(eq(application.id, id), eq(application.doctorId, doctorId)))
  return row ? listingOf(row) : null
}

/** Locks the listing's row, and with it its slots, until the end of the transaction. */
export async function lockListing(executor: Executor, { kind, id }: ListingKey): Promise<void> {
  const { listing } = LISTINGS[kind]
  await executor.select({ id: listing.id }).from(listing).where(eq(listing.id, id)).for('update')
}

/** The one work of an application to a spot listing. */
export const isSpotWorkOf = and(eq(work.applicationId, application.id), isNotNull(work.spotWorkId))

/** Locks the application until the end of the transaction; returns it with the state of its spot work. */
export async function lockApplication(executor: Executor, id: string) {
  const [row] = await executor
    .select({
      ...applicationColumns,
      doctorId: application.doctorId,
      hospitalId: application.hospitalId,
      isHeld: sql<boolean>`${application.releasedAt} is null`,
      workState: work.state,
      /** As planned now: the work may have been moved. */
      workStart: work.plannedStart,
    })
    .from(application)
    .leftJoin(work, isSpotWorkOf)
    .where(eq(application.id, id))
    .for('update', { of: application })
  return row ?? null
}

export type ApplicationEnd = {
  id: string
  listing: ListingKey
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
const reopened = (kind: SearchKind, listing: ListingTable, at: Date) => ({
  filledSlots: sql`${listing.filledSlots} - 1`,
  status: sql<ListingStatus>`case when ${listing.status} <> 'FILLED' then ${listing.status}
    when ${listing.applicationDeadline} > ${at.toISOString()}::timestamptz then ${reopenedStatus(kind)} else 'CLOSED' end`,
})

/** A slot that is not offered again: a listing without another one is closed. */
const removed = (listing: ListingTable) => ({
  filledSlots: sql`${listing.filledSlots} - 1`,
  slots: sql`greatest(${listing.slots} - 1, 1)`,
  status: sql<ListingStatus>`case when ${listing.slots} > 1 or ${listing.status} = 'WITHDRAWN' then ${listing.status} else 'CLOSED' end`,
})

/**
 * Ends an application; a match frees its slot. Undoing a match deletes the work, so that statistics of
 * cancellations leave it out; the work of a cancelled one stays. The caller must hold the locks of listing and
 * application.
 */
export async function endApplication(executor: Executor, end: ApplicationEnd): Promise<void> {
  const { id, listing: key, from, to, actor, memberId, declined, isSlotGone, at } = end
  const { reason, notices } = end
  const searched = from === 'MATCHED' ? await stopSearchesOf(executor, id, at) : []
  if (from === 'MATCHED' && to !== 'CANCELLED') await executor.delete(work).where(eq(work.applicationId, id))
  await executor
    .update(application)
    .set({ state: to, awaitsDoctor: false, slotNo: null, decidedAt: at, ...declined })
    .where(eq(application.id, id))
  await closeProposals(executor, [{ id, state: from }], at)
  const { listing } = LISTINGS[key.kind]
  await executor
    .update(listing)
    .set({
      applicantCount: sql`greatest(${listing.applicantCount} - 1, 0)`,
      ...(from === 'MATCHED' && (isSlotGone ? removed(listing) : reopened(key.kind, listing, at))),
    })
    .where(eq(listing.id, key.id))
  for (const spotWorkId of searched)
    await (key.kind === 'spot'
      ? returnSlot(executor, spotWorkId)
      : withdrawDateListing(executor, spotWorkId, at))
  await executor
    .insert(applicationEvent)
    .values({ applicationId: id, at, fromState: from, toState: to, actor, memberId, reason })
  await orderNotices(executor, notices, at)
}

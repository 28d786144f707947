import { and, asc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { ListingReview } from '../../../domain/listing/listing-review.ts'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import type { Executor } from '../../database/client.ts'
import { LISTINGS } from '../../database/open-listings.sql.ts'
import { hospital } from '../../database/schema/hospital/hospital.ts'
import { listingReview } from '../../database/schema/listing/listing-review.ts'
import { regularWork } from '../../database/schema/listing/regular-work.ts'
import { spotWork } from '../../database/schema/listing/spot-work.ts'
import { staff } from '../../database/schema/staff.ts'
import type { KeysetCursor } from '../../database/keyset-cursor.ts'
import type { ListingKey } from '../../work/core/listing-key.ts'

const isOf = ({ kind, id }: ListingKey): SQL | undefined =>
  and(eq(listingReview.kind, kind), eq(listingReview.listingId, id))

export async function insertReview(
  tx: Executor,
  { kind, id }: ListingKey,
  review: { hospitalId: number; askedAt: Date },
): Promise<void> {
  await tx.insert(listingReview).values({ kind, listingId: id, ...review })
}

/** The review of a listing; the row is locked until the end of the transaction. Null without one. */
export async function lockReview(tx: Executor, key: ListingKey) {
  const [row] = await tx
    .select({ id: listingReview.id, state: listingReview.state })
    .from(listingReview)
    .where(isOf(key))
    .for('no key update')
  return row ?? null
}

type Changed = {
  state: ListingReview
  askedAt?: Date
  decidedAt?: Date
  staffAccountId?: string
  reason?: string
}

export async function updateReview(tx: Executor, id: string, values: Changed): Promise<void> {
  await tx.update(listingReview).set(values).where(eq(listingReview.id, id))
}

type Returned = {
  hospitalId: number
  askedAt: Date
  decidedAt: Date
  staffAccountId: string
  reason: string
}

/** Marks a listing as returned, whether it has been reviewed before or not. */
export async function putReturned(tx: Executor, { kind, id }: ListingKey, returned: Returned): Promise<void> {
  const { hospitalId: _hospitalId, askedAt: _askedAt, ...again } = returned
  await tx
    .insert(listingReview)
    .values({ kind, listingId: id, state: 'RETURNED', ...returned })
    .onConflictDoUpdate({
      target: [listingReview.kind, listingReview.listingId],
      set: { state: 'RETURNED', ...again },
    })
}

/** A listing that has ended waits for nobody. */
export async function deleteWaitingReview(tx: Executor, key: ListingKey): Promise<void> {
  await tx.delete(listingReview).where(and(isOf(key), eq(listingReview.state, 'WAITING')))
}

const waitingOf = (executor: Executor, kind: SearchKind, now: Date) => {
  const { listing } = LISTINGS[kind]
  return executor
    .select({
      id: listingReview.id,
      kind: listingReview.kind,
      listingId: listingReview.listingId,
      at: listingReview.askedAt,
    })
    .from(listingReview)
    .innerJoin(listing, eq(listing.id, listingReview.listingId))
    .where(
      and(
        eq(listingReview.kind, kind),
        eq(listingReview.state, 'WAITING'),
        eq(listing.status, 'PAUSED'),
        gt(listing.applicationDeadline, now),
      ),
    )
}

/** Listings that wait for our staff, the longest first, by keyset pagination. */
export function findListingsInReview(
  executor: Executor,
  { after, limit, now }: { after: KeysetCursor | null; limit: number; now: Date },
) {
  const waiting = unionAll(waitingOf(executor, 'spot', now), waitingOf(executor, 'regular', now)).as(
    'waiting',
  )
  return executor
    .select()
    .from(waiting)
    .where(
      after ? sql`(${waiting.at}, ${waiting.id}) > (${after.at}::timestamptz, ${after.id}::uuid)` : undefined,
    )
    .orderBy(asc(waiting.at), asc(waiting.id))
    .limit(limit)
}

/** A review with its hospital and who decided last; null without one. */
export async function findReview(executor: Executor, key: ListingKey) {
  const [row] = await executor
    .select({
      state: listingReview.state,
      askedAt: listingReview.askedAt,
      decidedAt: listingReview.decidedAt,
      reason: listingReview.reason,
      staffName: staff.name,
      standing: hospital.standing,
    })
    .from(listingReview)
    .innerJoin(hospital, eq(hospital.id, listingReview.hospitalId))
    .leftJoin(staff, eq(staff.accountId, listingReview.staffAccountId))
    .where(isOf(key))
  return row ?? null
}

const place = {
  hospitalId: hospital.id,
  hospitalName: hospital.name,
  prefecture: hospital.prefecture,
  city: hospital.city,
}

/** What a list shows of spot listings in review. */
export const findSpotSummaries = (executor: Executor, ids: readonly number[]) =>
  executor
    .select({
      id: spotWork.id,
      title: spotWork.title,
      fee: spotWork.fee,
      status: spotWork.status,
      startTime: spotWork.startTime,
      endTime: spotWork.endTime,
      ...place,
    })
    .from(spotWork)
    .innerJoin(hospital, eq(hospital.id, spotWork.hospitalId))
    .where(inArray(spotWork.id, [...ids]))

/** The same of regular listings. */
export const findRegularSummaries = (executor: Executor, ids: readonly number[]) =>
  executor
    .select({
      id: regularWork.id,
      title: regularWork.title,
      fee: regularWork.fee,
      status: regularWork.status,
      weekdays: regularWork.weekdays,
      frequency: regularWork.frequency,
      weeksOfMonth: regularWork.weeksOfMonth,
      startTimeOfDay: regularWork.startTimeOfDay,
      endTimeOfDay: regularWork.endTimeOfDay,
      crossesMidnight: regularWork.crossesMidnight,
      ...place,
    })
    .from(regularWork)
    .innerJoin(hospital, eq(hospital.id, regularWork.hospitalId))
    .where(inArray(regularWork.id, [...ids]))

import { and, eq, lt, sql } from 'drizzle-orm'
import type { Answer } from '../../command/answer.service.ts'
import type { Executor } from '../../database/client.ts'
import { LISTINGS, type ListingTable } from '../../database/open-listings.sql.ts'
import { idempotencyKey } from '../../database/schema/idempotency-key.ts'
import { application, applicationEvent, work } from '../../database/schema/work/application.ts'
import type { ListingStatus } from '../../../domain/listing/listing-words.ts'
import { listingColumnsOf, type ListingKey } from './listing-key.ts'

/** A listing as it was read; `editedAt` changes with every edit by the hospital. */
export type ReadListing = ListingKey & { editedAt: Date }

/** Open, with a free slot, and not edited since it was read: a doctor is bound by the terms that were read. */
function isOpenAt({ kind, id, editedAt }: ReadListing, now: Date) {
  const { listing, isOpen } = LISTINGS[kind]
  return and(
    eq(listing.id, id),
    eq(listing.editedAt, editedAt),
    isOpen(now),
    lt(listing.filledSlots, listing.slots),
  )
}

/** Conditional update: takes a slot of an open listing, FILLED with the last one; false when none is free. */
export async function takeSlot(executor: Executor, read: ReadListing, now: Date): Promise<boolean> {
  const { listing } = LISTINGS[read.kind]
  const taken = await executor
    .update(listing)
    .set({ ...slotTaken(listing), applicantCount: sql`${listing.applicantCount} + 1` })
    .where(isOpenAt(read, now))
    .returning({ id: listing.id })
  return taken.length === 1
}

/** One slot more is filled; with the last one the listing is FILLED. */
export const slotTaken = (listing: ListingTable) => ({
  filledSlots: sql`${listing.filledSlots} + 1`,
  status: sql<ListingStatus>`case when ${listing.filledSlots} + 1 >= ${listing.slots} then 'FILLED' else ${listing.status} end`,
})

/** Conditional update: increments the applicants of an open listing; false when it is closed. */
export async function addApplicant(executor: Executor, read: ReadListing, now: Date): Promise<boolean> {
  const { listing } = LISTINGS[read.kind]
  const counted = await executor
    .update(listing)
    .set({ applicantCount: sql`${listing.applicantCount} + 1` })
    .where(isOpenAt(read, now))
    .returning({ id: listing.id })
  return counted.length === 1
}

/** The listing after a conditional update has failed, for the reason of the refusal. */
export async function findListingStatus(
  executor: Executor,
  { kind, id }: ListingKey,
): Promise<{ editedAt: Date; isFull: boolean } | null> {
  const { listing } = LISTINGS[kind]
  const [row] = await executor
    .select({
      editedAt: listing.editedAt,
      isFull: sql<boolean>`${listing.filledSlots} >= ${listing.slots}`,
    })
    .from(listing)
    .where(eq(listing.id, id))
  return row ?? null
}

export type NewApplication = {
  listing: ListingKey
  application: Omit<typeof application.$inferInsert, 'id' | 'slotNo' | 'spotWorkId' | 'regularWorkId'> & {
    id: string
  }
  /** The work of a shift that is matched at once. */
  work: typeof work.$inferInsert | null
}

/**
 * The lowest free slot number. Free of races because `takeSlot` has locked the listing's row. Who holds a slot is
 * matched; that it is said here too lets the index of slots answer.
 */
export function freeSlot({ kind, id }: ListingKey) {
  const column = sql.raw(`taken.${kind}_work_id`)
  return sql<number>`(
  select min(slot.no) from generate_series(1, (select slots from ${LISTINGS[kind].listing} where id = ${id})) slot(no)
  where not exists (select from ${application} taken
    where ${column} = ${id} and taken.slot_no = slot.no and taken.state = 'MATCHED'))`
}

/** Inserts an application with its event, work and stored response, in one statement. */
export async function insertApplication(
  executor: Executor,
  { listing, application: row, work: workRow }: NewApplication,
  answer: Answer,
): Promise<void> {
  const { id, state, appliedAt: at } = row
  const applied = executor.$with('applied').as(
    executor
      .insert(application)
      .values({
        ...row,
        ...listingColumnsOf(listing),
        slotNo: state === 'MATCHED' ? freeSlot(listing) : null,
      })
      .returning({ id: application.id }),
  )
  const noted = executor
    .$with('noted')
    .as(
      executor
        .insert(applicationEvent)
        .values({ applicationId: id, at, fromState: null, toState: state, actor: 'DOCTOR' })
        .returning({ id: applicationEvent.id }),
    )
  if (!workRow) {
    await executor
      .with(applied, noted)
      .insert(idempotencyKey)
      .values({ ...answer, createdAt: at })
    return
  }
  const planned = executor
    .$with('planned')
    .as(executor.insert(work).values(workRow).returning({ id: work.id }))
  await executor
    .with(applied, noted, planned)
    .insert(idempotencyKey)
    .values({ ...answer, createdAt: at })
}

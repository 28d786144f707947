import { and, eq, lt, sql } from 'drizzle-orm'
import type { Answer } from '../idempotency/answer.service.ts'
import type { Executor } from '../database/client.ts'
import { isOpenSpot } from '../database/open-listings.sql.ts'
import { application, applicationEvent, idempotencyKey, work } from '../database/schema/application.ts'
import { spotWork } from '../database/schema/spot-work.ts'

/** A listing as it was read; `editedAt` changes with every edit by the hospital. */
type ReadListing = { id: number; editedAt: Date }

/** Open, with a free slot, and not edited since it was read: a doctor is bound by the terms that were read. */
const isOpenAt = ({ id, editedAt }: ReadListing, now: Date) =>
  and(
    eq(spotWork.id, id),
    eq(spotWork.editedAt, editedAt),
    isOpenSpot(now),
    lt(spotWork.filledSlots, spotWork.slots),
  )

/** Conditional update: takes a slot of an open listing, FILLED with the last one; false when none is free. */
export async function takeSlot(executor: Executor, listing: ReadListing, now: Date): Promise<boolean> {
  const taken = await executor
    .update(spotWork)
    .set({
      filledSlots: sql`${spotWork.filledSlots} + 1`,
      status: sql`case when ${spotWork.filledSlots} + 1 >= ${spotWork.slots} then 'FILLED' else ${spotWork.status} end`,
      applicantCount: sql`${spotWork.applicantCount} + 1`,
    })
    .where(isOpenAt(listing, now))
    .returning({ id: spotWork.id })
  return taken.length === 1
}

/** Conditional update: increments the applicants of an open listing; false when it is closed. */
export async function addApplicant(executor: Executor, listing: ReadListing, now: Date): Promise<boolean> {
  const counted = await executor
    .update(spotWork)
    .set({ applicantCount: sql`${spotWork.applicantCount} + 1` })
    .where(isOpenAt(listing, now))
    .returning({ id: spotWork.id })
  return counted.length === 1
}

/** The listing after a conditional update has failed, for the reason of the refusal. */
export async function findListingStatus(
  executor: Executor,
  id: number,
): Promise<{ editedAt: Date; isFull: boolean } | null> {
  const [row] = await executor
    .select({
      editedAt: spotWork.editedAt,
      isFull: sql<boolean>`${spotWork.filledSlots} >= ${spotWork.slots}`,
    })
    .from(spotWork)
    .where(eq(spotWork.id, id))
  return row ?? null
}

export type NewApplication = {
  application: Omit<typeof application.$inferInsert, 'id' | 'slotNo'> & { id: string }
  /** The work, for a listing without selection. */
  work: typeof work.$inferInsert | null
}

/** The lowest free slot number. Free of races because `takeSlot` has locked the listing's row. */
export const freeSlot = (spotWorkId: number) => sql<number>`(
  select min(slot.no) from generate_series(1, (select slots from ${spotWork} where id = ${spotWorkId})) slot(no)
  where not exists (select from ${application} taken where taken.spot_work_id = ${spotWorkId} and taken.slot_no = slot.no))`

/** Inserts an application with its event, work and stored response, in one statement. */
export async function insertApplication(
  executor: Executor,
  { application: row, work: workRow }: NewApplication,
  answer: Answer,
): Promise<void> {
  const { id, spotWorkId, state, appliedAt: at } = row
  const applied = executor.$with('applied').as(
    executor
      .insert(application)
      .values({ ...row, slotNo: workRow ? freeSlot(spotWorkId) : null })
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

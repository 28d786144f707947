import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { SearchKind } from '../../domain/listing/listing-kind.ts'
import type { DoctorStatus } from '../../domain/account/doctor-words.ts'
import type { Executor } from '../database/client.ts'
import { doctorStatusAt } from '../database/doctor-status.sql.ts'
import { doctor } from '../database/schema/doctor/doctor.ts'
import { savedSearch } from '../database/schema/doctor/saved-search.ts'

export type SavedSearchRow = typeof savedSearch.$inferSelect

/** A doctor's saved searches, newest first; of both kinds when `kind` is null. */
export const findSavedSearches = (
  executor: Executor,
  doctorId: string,
  kind: SearchKind | null,
): Promise<SavedSearchRow[]> =>
  executor
    .select()
    .from(savedSearch)
    .where(and(eq(savedSearch.doctorId, doctorId), kind ? eq(savedSearch.kind, kind) : undefined))
    .orderBy(desc(savedSearch.createdAt), asc(savedSearch.id))

/** Locks the doctor's row, which serializes changes of the saved searches; returns the status. */
export async function lockSearchesOwner(
  tx: Executor,
  doctorId: string,
  now: Date,
): Promise<DoctorStatus | undefined> {
  const [row] = await tx
    .select({ status: doctorStatusAt(now) })
    .from(doctor)
    .where(eq(doctor.id, doctorId))
    .for('no key update')
  return row?.status
}

export async function insertSavedSearch(
  tx: Executor,
  search: Omit<SavedSearchRow, 'id'>,
): Promise<SavedSearchRow | undefined> {
  const [row] = await tx.insert(savedSearch).values(search).returning()
  return row
}

const ownedBy = (doctorId: string, id: string) =>
  // Compared as text: a malformed id is unknown, not an error.
  and(eq(savedSearch.doctorId, doctorId), sql`${savedSearch.id}::text = ${id}`)

export async function updateSavedSearch(
  executor: Executor,
  {
    doctorId,
    id,
    change,
  }: { doctorId: string; id: string; change: Partial<Pick<SavedSearchRow, 'label' | 'notify'>> },
): Promise<SavedSearchRow | undefined> {
  const [row] = await executor.update(savedSearch).set(change).where(ownedBy(doctorId, id)).returning()
  return row
}

export async function deleteSavedSearch(executor: Executor, doctorId: string, id: string): Promise<void> {
  await executor.delete(savedSearch).where(ownedBy(doctorId, id))
}

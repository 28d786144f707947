import { and, count, eq } from 'drizzle-orm'
import type { SearchKind } from '../../domain/listing/listing-kind.ts'
import type { Executor } from '../database/client.ts'
import { wagesOf } from '../database/minimum-wages.sql.ts'
import { hospital } from '../database/schema/hospital/hospital.ts'
import { listingDraft } from '../database/schema/listing/listing-draft.ts'
import type { ListingPlace } from './common-columns.ts'

export type DraftRow = typeof listingDraft.$inferSelect

/** Names a draft by its id, or by the published listing that it changes. */
export type DraftKey = { id: string } | { kind: SearchKind; listingId: number }

const named = (key: DraftKey) =>
  'id' in key
    ? eq(listingDraft.id, key.id)
    : and(eq(listingDraft.kind, key.kind), eq(listingDraft.listingId, key.listingId))

const first = <Row>([row]: Row[]): Row | null => row ?? null

export const findDraft = async (executor: Executor, key: DraftKey): Promise<DraftRow | null> =>
  first(await executor.select().from(listingDraft).where(named(key)))

/** The same, with the row locked until the end of the transaction. */
export const lockDraft = async (tx: Executor, key: DraftKey): Promise<DraftRow | null> =>
  first(await tx.select().from(listingDraft).where(named(key)).for('update'))

/** Null when the id, or the listing, has a draft already. */
export const insertDraft = async (
  tx: Executor,
  draft: typeof listingDraft.$inferInsert,
): Promise<DraftRow | null> =>
  first(await tx.insert(listingDraft).values(draft).onConflictDoNothing().returning())

export const insertDrafts = async (
  tx: Executor,
  drafts: readonly (typeof listingDraft.$inferInsert)[],
): Promise<string[]> =>
  (
    await tx
      .insert(listingDraft)
      .values([...drafts])
      .returning({ id: listingDraft.id })
  ).map(({ id }) => id)

export const updateDraft = async (
  tx: Executor,
  id: string,
  values: Pick<DraftRow, 'answers' | 'version' | 'memberId' | 'updatedAt'>,
): Promise<DraftRow | null> =>
  first(await tx.update(listingDraft).set(values).where(eq(listingDraft.id, id)).returning())

export async function deleteDraft(tx: Executor, key: DraftKey): Promise<void> {
  await tx.delete(listingDraft).where(named(key))
}

export async function countDrafts(executor: Executor, hospitalId: number): Promise<number> {
  const [row] = await executor
    .select({ drafts: count() })
    .from(listingDraft)
    .where(eq(listingDraft.hospitalId, hospitalId))
  return row?.drafts ?? 0
}

/** What a listing takes from its hospital. */
export async function findListingPlace(executor: Executor, hospitalId: number): Promise<ListingPlace> {
  const [row] = await executor
    .select({
      id: hospital.id,
      prefecture: hospital.prefecture,
      wages: wagesOf(hospital.prefecture),
      facilityCategory: hospital.facilityCategory,
      accuracyPercent: hospital.accuracyPercent,
      accuracyCount: hospital.accuracyCount,
      replyMedianMinutes: hospital.replyMedianMinutes,
      isHiringPaused: hospital.isHiringPaused,
      standing: hospital.standing,
    })
    .from(hospital)
    .where(eq(hospital.id, hospitalId))
  if (!row) throw new Error(`hospital ${hospitalId} is gone`)
  return row
}

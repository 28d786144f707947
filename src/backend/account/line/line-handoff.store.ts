import { and, eq, gt } from 'drizzle-orm'
import type { Executor } from '../../database/client.ts'
import { lineHandoff } from '../../database/schema/account/line.ts'
import { isCurrentEpoch } from '../epoch.store.ts'

export type LineHandoff = typeof lineHandoff.$inferSelect

export async function insertHandoff(executor: Executor, handoff: LineHandoff): Promise<void> {
  await executor.insert(lineHandoff).values(handoff)
}

export async function deleteHandoffsOf(executor: Executor, accountId: string): Promise<void> {
  await executor.delete(lineHandoff).where(eq(lineHandoff.accountId, accountId))
}

/** Consumes the hand-off of a code: deletes and returns the row, so that it is used once. */
export async function consumeHandoff(
  executor: Executor,
  codeHash: Buffer,
  now: Date,
): Promise<LineHandoff | null> {
  const [handoff] = await executor
    .delete(lineHandoff)
    .where(
      and(eq(lineHandoff.codeHash, codeHash), gt(lineHandoff.expiresAt, now), isCurrentEpoch(lineHandoff)),
    )
    .returning()
  return handoff ?? null
}

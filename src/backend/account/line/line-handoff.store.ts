import { and, eq, gt } from 'drizzle-orm'
import type { Executor } from '../../database/client.ts'
import { lineHandoff } from '../../database/schema/line.ts'
import { isCurrentEpoch } from '../epoch.store.ts'

export type LineHandoff = typeof lineHandoff.$inferSelect

/** Keeps a log-in for the app. */
export async function insertHandoff(executor: Executor, handoff: LineHandoff): Promise<void> {
  await executor.insert(lineHandoff).values(handoff)
}

/** Deletes the hand-offs of an account. */
export async function deleteHandoffsOf(executor: Executor, accountId: string): Promise<void> {
  await executor.delete(lineHandoff).where(eq(lineHandoff.accountId, accountId))
}

/** Takes the hand-off of a code. The row is deleted, so that only the first caller gets it. */
export async function takeHandoff(
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

import { and, eq, gt, lt } from 'drizzle-orm'
import type { Executor } from '../../database/client.ts'
import { lineFlow } from '../../database/schema/line.ts'

export type LineFlow = typeof lineFlow.$inferSelect

/** Remembers a visit to LINE, and forgets those that never came back. */
export async function insertFlow(executor: Executor, flow: LineFlow, now: Date): Promise<void> {
  const forgotten = executor
    .$with('forgotten')
    .as(executor.delete(lineFlow).where(lt(lineFlow.expiresAt, now)).returning({ id: lineFlow.idHash }))
  await executor.with(forgotten).insert(lineFlow).values(flow)
}

/** The visit the cookie and the state name together, for the first who asks; to everybody after it is gone. */
export async function takeFlow(
  executor: Executor,
  { idHash, stateHash, now }: { idHash: Buffer; stateHash: Buffer; now: Date },
): Promise<LineFlow | null> {
  const [flow] = await executor
    .delete(lineFlow)
    .where(and(eq(lineFlow.idHash, idHash), eq(lineFlow.stateHash, stateHash), gt(lineFlow.expiresAt, now)))
    .returning()
  return flow ?? null
}

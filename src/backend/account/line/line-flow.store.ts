import { and, eq, gt } from 'drizzle-orm'
import type { Executor } from '../../database/client.ts'
import { lineFlow } from '../../database/schema/line.ts'

export type LineFlow = typeof lineFlow.$inferSelect

/** Remembers a visit to LINE. */
export async function insertFlow(executor: Executor, flow: LineFlow): Promise<void> {
  await executor.insert(lineFlow).values(flow)
}

/** Takes the flow that cookie and state identify together. The row is deleted, so that only the first caller gets it. */
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

import { and, eq, gt } from 'drizzle-orm'
import type { Executor } from '../../database/client.ts'
import { lineFlow } from '../../database/schema/account/line.ts'

export type LineFlow = typeof lineFlow.$inferSelect

export async function insertFlow(executor: Executor, flow: LineFlow): Promise<void> {
  await executor.insert(lineFlow).values(flow)
}

/** Consumes the flow of cookie and `state`: deletes and returns the row, so that it is used once. */
export async function consumeFlow(
  executor: Executor,
  { idHash, stateHash, now }: { idHash: Buffer; stateHash: Buffer; now: Date },
): Promise<LineFlow | null> {
  const [flow] = await executor
    .delete(lineFlow)
    .where(and(eq(lineFlow.idHash, idHash), eq(lineFlow.stateHash, stateHash), gt(lineFlow.expiresAt, now)))
    .returning()
  return flow ?? null
}

import { eq } from 'drizzle-orm'
import type { Executor } from '../../database/client.ts'
import { cancellation } from '../../database/schema/work/cancellation.ts'

type Decided = Pick<
  typeof cancellation.$inferInsert,
  'decision' | 'decidedAt' | 'memberId' | 'answer' | 'tier' | 'substituteSearchId'
>

export async function decideCancellation(executor: Executor, id: string, decided: Decided): Promise<void> {
  await executor.update(cancellation).set(decided).where(eq(cancellation.id, id))
}

export async function insertCancellation(
  executor: Executor,
  row: typeof cancellation.$inferInsert,
): Promise<void> {
  await executor.insert(cancellation).values(row)
}

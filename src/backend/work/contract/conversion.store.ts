import { eq } from 'drizzle-orm'
import type { Executor } from '../../database/client.ts'
import { regularEngagement } from '../../database/schema/work/engagement.ts'

type Applied = { conversionAppliedAt: Date; conversionStartsOn: string }

export async function setConversion(executor: Executor, id: string, applied: Applied): Promise<void> {
  await executor.update(regularEngagement).set(applied).where(eq(regularEngagement.id, id))
}

export async function markConversionRead(
  executor: Executor,
  id: string,
  { at, memberId }: { at: Date; memberId: string },
): Promise<void> {
  await executor
    .update(regularEngagement)
    .set({ conversionReadAt: at, conversionReadBy: memberId })
    .where(eq(regularEngagement.id, id))
}

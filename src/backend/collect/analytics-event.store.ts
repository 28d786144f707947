import type { Executor } from '../database/client.ts'
import { analyticsEvent } from '../database/schema/event.ts'

export async function insertAnalyticsEvent(
  executor: Executor,
  event: Omit<typeof analyticsEvent.$inferInsert, 'receivedAt'>,
): Promise<void> {
  await executor.insert(analyticsEvent).values(event)
}

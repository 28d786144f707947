import { eq } from 'drizzle-orm'
import type { ScheduleState } from '../../../domain/work/engagement.ts'
import type { Executor } from '../../database/client.ts'
import { regularWorkSchedule } from '../../database/schema/work/engagement.ts'

/** The date of a work that is not worked by its doctor ends with it. */
export async function endScheduleOf(
  executor: Executor,
  workId: string,
  state: Extract<ScheduleState, 'CANCELLED' | 'SUBSTITUTED'>,
): Promise<void> {
  await executor.update(regularWorkSchedule).set({ state }).where(eq(regularWorkSchedule.workId, workId))
}

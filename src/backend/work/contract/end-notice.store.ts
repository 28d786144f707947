import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import type { Executor } from '../../database/client.ts'
import { work } from '../../database/schema/work/application.ts'
import { regularEngagement, regularWorkSchedule } from '../../database/schema/work/engagement.ts'
import { stopDateSearch } from '../substitute/date-substitute.service.ts'

type Notice = Pick<
  typeof regularEngagement.$inferInsert,
  'state' | 'endDate' | 'endNoticedBy' | 'endNoticedAt' | 'endReason' | 'endBefore'
>

export async function setEndNotice(executor: Executor, id: string, notice: Notice): Promise<void> {
  await executor.update(regularEngagement).set(notice).where(eq(regularEngagement.id, id))
}

const after = (engagementId: string, day: string) =>
  and(eq(regularWorkSchedule.engagementId, engagementId), gt(regularWorkSchedule.day, day))

/**
 * Takes off the dates after a day. Their works are deleted, as those of an undone match: statistics of cancellations
 * leave them out, and nobody has a caution. A date without a work can be told from a cancelled one, which keeps it.
 * The caller must hold the locks of doctor and engagement.
 */
export async function takeOffAfter(
  executor: Executor,
  engagementId: string,
  day: string,
  now: Date,
): Promise<void> {
  const rows = await executor
    .select({ workId: work.id })
    .from(regularWorkSchedule)
    .innerJoin(work, eq(work.id, regularWorkSchedule.workId))
    .where(and(after(engagementId, day), inArray(work.state, ['SCHEDULED', 'CANCELLATION_REQUESTED'])))
  const ids = rows.map(({ workId }) => workId)
  for (const id of ids) await stopDateSearch(executor, id, now)
  await executor
    .update(regularWorkSchedule)
    .set({ state: 'CANCELLED', workId: null })
    .where(
      or(
        inArray(regularWorkSchedule.workId, ids),
        and(after(engagementId, day), eq(regularWorkSchedule.state, 'TENTATIVE')),
      ),
    )
  if (ids.length > 0) await executor.delete(work).where(inArray(work.id, ids))
}

/** The dates that a notice has taken off are tentative again: the doctor confirms those that still suit. */
export async function restoreAfter(executor: Executor, engagementId: string, day: string): Promise<void> {
  await executor
    .update(regularWorkSchedule)
    .set({ state: 'TENTATIVE' })
    .where(
      and(
        after(engagementId, day),
        eq(regularWorkSchedule.state, 'CANCELLED'),
        isNull(regularWorkSchedule.workId),
      ),
    )
}

import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Executor } from '../database/client.ts'
import { hospital } from '../database/schema/hospital/hospital.ts'
import { messageThread, threadView } from '../database/schema/message.ts'
import { regularWork } from '../database/schema/listing/regular-work.ts'
import { spotWork } from '../database/schema/listing/spot-work.ts'
import { staff } from '../database/schema/staff.ts'

const SHOWN = 50

/** A doctor's threads for our staff, the latest first: with whom and about what, not what was written. */
export const findDoctorThreads = (executor: Executor, doctorId: string) =>
  executor
    .select({
      id: messageThread.id,
      hospitalName: hospital.name,
      title: sql<string>`coalesce(${spotWork.title}, ${regularWork.title})`,
      lastAt: messageThread.lastMessageAt,
    })
    .from(messageThread)
    .innerJoin(hospital, eq(hospital.id, messageThread.hospitalId))
    .leftJoin(spotWork, eq(spotWork.id, messageThread.spotWorkId))
    .leftJoin(regularWork, eq(regularWork.id, messageThread.regularWorkId))
    .where(eq(messageThread.doctorId, doctorId))
    .orderBy(desc(messageThread.lastMessageAt), desc(messageThread.id))
    .limit(SHOWN)

/** Who of our staff opened a doctor's threads, the latest first. */
export const findThreadViews = (executor: Executor, doctorId: string, limit = SHOWN) =>
  executor
    .select({
      hospitalName: hospital.name,
      staffName: staff.name,
      reason: threadView.reason,
      viewedAt: threadView.viewedAt,
    })
    .from(threadView)
    .innerJoin(messageThread, eq(messageThread.id, threadView.threadId))
    .innerJoin(hospital, eq(hospital.id, messageThread.hospitalId))
    .innerJoin(staff, eq(staff.accountId, threadView.staffAccountId))
    .where(eq(messageThread.doctorId, doctorId))
    .orderBy(desc(threadView.viewedAt), desc(threadView.id))
    .limit(limit)

/** Records a view in the audit log. */
export async function insertThreadView(
  executor: Executor,
  view: typeof threadView.$inferInsert,
): Promise<void> {
  await executor.insert(threadView).values(view)
}

/** Whether a member of staff has opened a thread since an instant. */
export async function hasOpenedThread(
  executor: Executor,
  { threadId, staffAccountId, since }: { threadId: string; staffAccountId: string; since: Date },
): Promise<boolean> {
  const [row] = await executor
    .select({ id: threadView.id })
    .from(threadView)
    .where(
      and(
        eq(threadView.threadId, threadId),
        eq(threadView.staffAccountId, staffAccountId),
        gt(threadView.viewedAt, since),
      ),
    )
    .limit(1)
  return row !== undefined
}

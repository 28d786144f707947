import { and, eq, gte } from 'drizzle-orm'
import { VIEW_MS } from '../../domain/message/thread-view-reason.ts'
import type { StaffAction } from '../../domain/staff/staff-action.ts'
import type { Executor } from '../database/client.ts'
import { staffAction } from '../database/schema/staff-action.ts'
import { recordStaffAction } from '../gate/staff-action.service.ts'

/** Pressed twice within this time is opened once. */
const SAME_MS = 60_000

type View = { staffAccountId: string; kind: StaffAction; subject: string }

const hasViewed = async (executor: Executor, { staffAccountId, kind, subject }: View, since: Date) =>
  (
    await executor
      .select({ id: staffAction.id })
      .from(staffAction)
      .where(
        and(
          gte(staffAction.at, since),
          eq(staffAction.kind, kind),
          eq(staffAction.subject, subject),
          eq(staffAction.staffAccountId, staffAccountId),
        ),
      )
      .limit(1)
  ).length > 0

/** The later of two instants, of which the second may be missing. */
const later = (one: Date, other: Date | undefined) => (other && other > one ? other : one)

/**
 * Records in the audit trail that a member of our staff opens something, and for what reason. `from`: when what is read
 * came to be; a view of what stood there before counts for nothing.
 */
export async function recordView(
  tx: Executor,
  { reason, at, from, ...view }: View & { reason: string; at: Date; from?: Date },
): Promise<void> {
  if (await hasViewed(tx, view, later(new Date(at.getTime() - SAME_MS), from))) return
  await recordStaffAction(tx, { ...view, words: reason, at })
}

/** Whether a member of our staff has given a reason to read something within the last `VIEW_MS`. */
export const mayRead = (
  executor: Executor,
  { now, from, ...view }: View & { now: Date; from?: Date },
): Promise<boolean> => hasViewed(executor, view, later(new Date(now.getTime() - VIEW_MS), from))

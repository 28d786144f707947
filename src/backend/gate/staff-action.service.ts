import { and, eq, isNull } from 'drizzle-orm'
import type { StaffAction } from '../../domain/staff/staff-action.ts'
import type { Executor } from '../database/client.ts'
import { staff } from '../database/schema/staff.ts'
import { staffAction } from '../database/schema/staff-action.ts'
import { findStaff } from './staff-member.store.ts'

/**
 * Locks the row of a member of staff until the end of the transaction, before every other row: a second tap waits for
 * the first. False when the member has left since the gate let the call pass.
 */
export async function lockStaff(tx: Executor, accountId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: staff.accountId })
    .from(staff)
    .where(and(eq(staff.accountId, accountId), isNull(staff.leftAt)))
    .for('no key update')
  return rows.length === 1
}

/** Whether an account is one of our staff, be it one that waits to be confirmed. */
export const hasStaffRow = async (executor: Executor, accountId: string): Promise<boolean> =>
  (
    await executor
      .select({ id: staff.accountId })
      .from(staff)
      .where(and(eq(staff.accountId, accountId), isNull(staff.leftAt)))
  ).length > 0

/** Whether an account may act as one of our staff now. */
export const isStaff = async (executor: Executor, accountId: string, now: Date): Promise<boolean> =>
  (await findStaff(executor, accountId, now)) !== null

type Action = { staffAccountId: string; kind: StaffAction; subject: string; words: string; at: Date }

/** Adds to the audit trail, in the transaction of the action itself; returns the id of the entry. */
export async function recordStaffAction(tx: Executor, action: Action): Promise<string> {
  const [row] = await tx.insert(staffAction).values(action).returning({ id: staffAction.id })
  if (!row) throw new Error('nothing was recorded')
  return row.id
}

import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Executor } from '../database/client.ts'
import { isActiveStaff } from '../database/of-staff.sql.ts'
import { staff } from '../database/schema/staff.ts'
import { logsInWithFactor } from '../database/second-factor.sql.ts'
import type { FactorAsked } from './factor-wish.ts'
import type { StaffMember } from './our-staff.service.ts'

/** The member of staff with this account who may act now; null without one. */
export async function findStaff(
  executor: Executor,
  accountId: string | SQL<string>,
  now: Date,
): Promise<(StaffMember & FactorAsked) | null> {
  const [row] = await executor
    .select({
      accountId: staff.accountId,
      name: staff.name,
      secondFrom: staff.secondFrom,
      hasFactor: logsInWithFactor(staff.accountId),
      factorAskedAt: staff.factorAskedAt,
    })
    .from(staff)
    .where(and(eq(staff.accountId, accountId), isActiveStaff(now)))
  return row ?? null
}

/** Starts the grace period of a required second factor, unless it has started. */
export async function markStaffFactorAsked(executor: Executor, accountId: string, now: Date): Promise<void> {
  await executor
    .update(staff)
    .set({ factorAskedAt: now })
    .where(and(eq(staff.accountId, accountId), isNull(staff.factorAskedAt)))
}

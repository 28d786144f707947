import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../../database/client.ts'
import { logsInWithFactor } from '../../database/second-factor.sql.ts'
import { account, session } from '../../database/schema/account/account.ts'
import { staff } from '../../database/schema/staff.ts'

/** The members of our staff now, the first one first. */
export const findStaffMembers = (executor: Executor) =>
  executor
    .select({
      accountId: staff.accountId,
      name: staff.name,
      address: account.loginId,
      since: staff.createdAt,
      lastLogIn: sql<Date | null>`(select max(${session.createdAt}) from ${session}
        where ${session.accountId} = ${staff.accountId})`.mapWith(staff.createdAt),
      hasFactor: logsInWithFactor(staff.accountId),
    })
    .from(staff)
    .innerJoin(account, eq(account.id, staff.accountId))
    .where(isNull(staff.leftAt))
    .orderBy(asc(staff.createdAt), asc(staff.accountId))

/**
 * Locks the rows of these accounts in one order, so that two members who remove each other wait; returns those who are
 * of our staff now.
 */
export const lockMembers = (tx: Executor, accountIds: string[]) =>
  tx
    .select({ accountId: staff.accountId, name: staff.name })
    .from(staff)
    .where(and(inArray(staff.accountId, accountIds), isNull(staff.leftAt)))
    .orderBy(asc(staff.accountId))
    .for('no key update')

/** Adds a member, or takes back one who had left; false for who is one already. */
export async function joinStaff(
  tx: Executor,
  { accountId, name, now }: { accountId: string; name: string; now: Date },
): Promise<boolean> {
  const joined = await tx
    .insert(staff)
    .values({ accountId, name, createdAt: now })
    .onConflictDoUpdate({
      target: staff.accountId,
      set: { name, createdAt: now, leftAt: null, factorAskedAt: null },
      setWhere: isNotNull(staff.leftAt),
    })
    .returning({ accountId: staff.accountId })
  return joined.length > 0
}

export async function endMember(tx: Executor, accountId: string, now: Date): Promise<void> {
  await tx.update(staff).set({ leftAt: now }).where(eq(staff.accountId, accountId))
}

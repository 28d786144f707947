import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { confirmedAt } from '../../../domain/staff/membership.ts'
import type { Executor } from '../../database/client.ts'
import { logsInWithFactor } from '../../database/second-factor.sql.ts'
import { account, session } from '../../database/schema/account/account.ts'
import { staff } from '../../database/schema/staff.ts'
import { doctorProposal } from '../../database/schema/doctor-proposal.ts'

/** The members of our staff now, those who wait to be confirmed among them, the first one first. */
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
      addedBy: staff.addedBy,
      activeFrom: staff.activeFrom,
      secondFrom: staff.secondFrom,
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
    .select({
      accountId: staff.accountId,
      name: staff.name,
      addedBy: staff.addedBy,
      activeFrom: staff.activeFrom,
      secondFrom: staff.secondFrom,
    })
    .from(staff)
    .where(and(inArray(staff.accountId, accountIds), isNull(staff.leftAt)))
    .orderBy(asc(staff.accountId))
    .for('no key update')

/** Adds a member, or takes back one who had left; false for who is one already. */
export async function joinStaff(
  tx: Executor,
  { accountId, now, ...row }: Omit<typeof staff.$inferInsert, 'createdAt'> & { now: Date },
): Promise<boolean> {
  const joined = await tx
    .insert(staff)
    .values({ accountId, createdAt: now, ...row })
    .onConflictDoUpdate({
      target: staff.accountId,
      set: { ...row, createdAt: now, leftAt: null, factorAskedAt: null },
      setWhere: isNotNull(staff.leftAt),
    })
    .returning({ accountId: staff.accountId })
  return joined.length > 0
}

/** Ends the wait of a member whom a second colleague has confirmed. */
export async function confirmMember(tx: Executor, accountId: string, now: Date): Promise<void> {
  await tx.update(staff).set(confirmedAt(now)).where(eq(staff.accountId, accountId))
}

/** The mailboxes of all members who have not left, and of one more. */
export const findMailboxes = (executor: Executor, oneMore: string) =>
  executor
    .select({ accountId: staff.accountId, loginId: account.loginId })
    .from(staff)
    .innerJoin(account, eq(account.id, staff.accountId))
    .where(or(isNull(staff.leftAt), eq(staff.accountId, oneMore)))

/** The name of somebody who is or was of our staff; null for others. */
export async function findMemberName(executor: Executor, accountId: string): Promise<string | null> {
  const [row] = await executor.select({ name: staff.name }).from(staff).where(eq(staff.accountId, accountId))
  return row?.name ?? null
}

export async function endMember(tx: Executor, accountId: string, now: Date): Promise<void> {
  await tx.update(staff).set({ leftAt: now }).where(eq(staff.accountId, accountId))
}

/** Withdraws what a member of our staff who leaves has proposed and nobody has answered. */
export async function withdrawProposalsOf(executor: Executor, proposedBy: string, now: Date): Promise<void> {
  await executor
    .update(doctorProposal)
    .set({ state: 'WITHDRAWN', endedAt: now })
    .where(and(eq(doctorProposal.proposedBy, proposedBy), eq(doctorProposal.state, 'OPEN')))
}

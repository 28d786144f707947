import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import type { MemberMail } from '../../domain/hospital/member-mail.ts'
import type { MemberRole } from '../../domain/hospital/member-role.ts'
import type { Executor } from '../database/client.ts'
import { account } from '../database/schema/account/account.ts'
import { logsInWithFactor } from '../database/second-factor.sql.ts'
import { hospitalMember } from '../database/schema/hospital/hospital-member.ts'
import { hospital } from '../database/schema/hospital/hospital.ts'

/** The members of a hospital now, the first one first. */
export const findMembers = (executor: Executor, hospitalId: number) =>
  executor
    .select({
      memberId: hospitalMember.id,
      accountId: hospitalMember.accountId,
      name: hospitalMember.name,
      role: hospitalMember.role,
      address: account.loginId,
      since: hospitalMember.createdAt,
      hasFactor: logsInWithFactor(hospitalMember.accountId),
    })
    .from(hospitalMember)
    .innerJoin(account, eq(account.id, hospitalMember.accountId))
    .where(and(eq(hospitalMember.hospitalId, hospitalId), isNull(hospitalMember.leftAt)))
    .orderBy(asc(hospitalMember.createdAt), asc(hospitalMember.id))

/** Commands about one hospital's members run one after another: the last owner is counted under this lock. */
export async function lockMembersOf(tx: Executor, hospitalId: number): Promise<void> {
  await tx.select({ id: hospital.id }).from(hospital).where(eq(hospital.id, hospitalId)).for('no key update')
}

export async function setRole(tx: Executor, memberId: string, role: MemberRole): Promise<void> {
  await tx.update(hospitalMember).set({ role }).where(eq(hospitalMember.id, memberId))
}

export async function endMembership(tx: Executor, memberId: string, now: Date): Promise<void> {
  await tx.update(hospitalMember).set({ leftAt: now }).where(eq(hospitalMember.id, memberId))
}

/** Whether an account acts for any hospital now, besides the one `but`. */
export async function isAnyMember(tx: Executor, accountId: string, but?: number): Promise<boolean> {
  const rows = await tx
    .select({ id: hospitalMember.id })
    .from(hospitalMember)
    .where(
      and(
        eq(hospitalMember.accountId, accountId),
        isNull(hospitalMember.leftAt),
        but === undefined ? undefined : ne(hospitalMember.hospitalId, but),
      ),
    )
    .limit(1)
  return rows.length > 0
}

type Joining = { accountId: string; hospitalId: number; role: MemberRole; name: string; now: Date }

/** Makes an account a member, again if it was one before; the id of the membership. */
export async function join(tx: Executor, { now, ...joining }: Joining): Promise<string> {
  const { role, name } = joining
  const [row] = await tx
    .insert(hospitalMember)
    .values({ ...joining, createdAt: now, chosenAt: now })
    .onConflictDoUpdate({
      target: [hospitalMember.accountId, hospitalMember.hospitalId],
      set: { role, name, leftAt: null, chosenAt: now },
    })
    .returning({ id: hospitalMember.id })
  if (!row) throw new Error('nobody joined')
  return row.id
}

/** Starts the grace period of a membership, unless it has started. */
export async function markMemberFactorAsked(executor: Executor, memberId: string, now: Date): Promise<void> {
  await executor
    .update(hospitalMember)
    .set({ factorAskedAt: now })
    .where(and(eq(hospitalMember.id, memberId), isNull(hospitalMember.factorAskedAt)))
}

/** Makes a hospital the chosen one of its member. */
export async function markChosen(executor: Executor, memberId: string, now: Date): Promise<void> {
  await executor.update(hospitalMember).set({ chosenAt: now }).where(eq(hospitalMember.id, memberId))
}

/** Sets the kinds of notices that a member has by mail. */
export async function setMails(executor: Executor, memberId: string, mails: MemberMail[]): Promise<void> {
  await executor.update(hospitalMember).set({ mails }).where(eq(hospitalMember.id, memberId))
}

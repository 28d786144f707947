import { and, asc, count, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Executor } from '../database/client.ts'
import { account } from '../database/schema/account/account.ts'
import { hospitalInvitation, hospitalMemberEvent } from '../database/schema/hospital/hospital-invitation.ts'
import { hospitalMember } from '../database/schema/hospital/hospital-member.ts'
import { hospital } from '../database/schema/hospital/hospital.ts'

const invitation = hospitalInvitation

/** Neither accepted nor taken back; it may be over. */
const isOpen = and(isNull(invitation.acceptedAt), isNull(invitation.voidedAt))

export const findOpenInvitations = (executor: Executor, hospitalId: number, now: Date) =>
  executor
    .select({
      invitationId: invitation.id,
      address: invitation.address,
      role: invitation.role,
      expiresAt: invitation.expiresAt,
    })
    .from(invitation)
    .where(and(eq(invitation.hospitalId, hospitalId), isOpen, gt(invitation.expiresAt, now)))
    .orderBy(desc(invitation.createdAt), invitation.id)

export async function countWaiting(executor: Executor, hospitalId: number, now: Date): Promise<number> {
  const [row] = await executor
    .select({ waiting: count() })
    .from(invitation)
    .where(and(eq(invitation.hospitalId, hospitalId), isOpen, gt(invitation.expiresAt, now)))
  return row?.waiting ?? 0
}

/** Whether somebody with this address acts for the hospital now. */
export async function isMemberAddress(executor: Executor, hospitalId: number, address: string) {
  const rows = await executor
    .select({ id: hospitalMember.id })
    .from(hospitalMember)
    .innerJoin(account, eq(account.id, hospitalMember.accountId))
    .where(
      and(
        eq(hospitalMember.hospitalId, hospitalId),
        eq(account.loginId, address),
        isNull(hospitalMember.leftAt),
      ),
    )
  return rows.length > 0
}

/** Voids the waiting invitation of an address. */
export async function voidAddress(tx: Executor, hospitalId: number, address: string, now: Date) {
  await tx
    .update(invitation)
    .set({ voidedAt: now })
    .where(and(eq(invitation.hospitalId, hospitalId), eq(invitation.address, address), isOpen))
}

export async function insertInvitation(
  tx: Executor,
  values: typeof invitation.$inferInsert,
): Promise<string> {
  const [row] = await tx.insert(invitation).values(values).returning({ id: invitation.id })
  if (!row) throw new Error('no invitation was inserted')
  return row.id
}

/** Voids a hospital's open invitation; its address and role, null when there is none. */
export async function voidInvitation(tx: Executor, id: string, hospitalId: number, now: Date) {
  const [row] = await tx
    .update(invitation)
    .set({ voidedAt: now })
    .where(and(eq(invitation.id, id), eq(invitation.hospitalId, hospitalId), isOpen))
    .returning({ address: invitation.address, role: invitation.role })
  return row ?? null
}

/** Stores the token of a mail just written; an earlier mail's token is void. Null when the invitation is over. */
export async function setToken(executor: Executor, id: string, tokenHash: Buffer, now: Date) {
  const [row] = await executor
    .update(invitation)
    .set({ tokenHash })
    .from(hospital)
    .where(
      and(
        eq(invitation.id, id),
        eq(hospital.id, invitation.hospitalId),
        isOpen,
        gt(invitation.expiresAt, now),
      ),
    )
    .returning({ role: invitation.role, hospitalName: hospital.name })
  return row ?? null
}

/** The hospital of a token's invitation. */
export async function findInvitingHospital(executor: Executor, tokenHash: Buffer) {
  const [row] = await executor
    .select({ hospitalId: invitation.hospitalId })
    .from(invitation)
    .where(eq(invitation.tokenHash, tokenHash))
  return row?.hospitalId ?? null
}

/** The invitation of a token, locked until the end of the transaction. */
export async function lockInvitation(tx: Executor, tokenHash: Buffer) {
  const [row] = await tx.select().from(invitation).where(eq(invitation.tokenHash, tokenHash)).for('update')
  return row
}

export async function markAccepted(tx: Executor, id: string, now: Date): Promise<void> {
  await tx.update(invitation).set({ acceptedAt: now }).where(eq(invitation.id, id))
}

export async function insertMemberEvent(
  tx: Executor,
  event: typeof hospitalMemberEvent.$inferInsert,
): Promise<void> {
  await tx.insert(hospitalMemberEvent).values(event)
}

/** The latest changes of a hospital's members. */
export const findMemberEvents = (executor: Executor, hospitalId: number, limit: number) =>
  executor
    .select({
      event: hospitalMemberEvent.event,
      actor: hospitalMember.name,
      subject: hospitalMemberEvent.subject,
      role: hospitalMemberEvent.role,
      at: hospitalMemberEvent.at,
    })
    .from(hospitalMemberEvent)
    .innerJoin(hospitalMember, eq(hospitalMember.id, hospitalMemberEvent.actorId))
    .where(eq(hospitalMemberEvent.hospitalId, hospitalId))
    .orderBy(desc(hospitalMemberEvent.at), asc(hospitalMemberEvent.id))
    .limit(limit)

import { and, eq, isNull } from 'drizzle-orm'
import type { MemberEvent } from '../../domain/hospital/member-event.ts'
import type { Executor } from '../database/client.ts'
import { hospitalMember } from '../database/schema/hospital/hospital-member.ts'
import { insertMemberEvent } from './invitation.store.ts'

type FactorEvent = Extract<MemberEvent, `FACTOR_${string}`>

/** Records what happened to a member's second factor in every hospital for which the account acts now. */
export async function recordFactorEvent(
  tx: Executor,
  { accountId, event, now }: { accountId: string; event: FactorEvent; now: Date },
): Promise<void> {
  const memberships = await tx
    .select()
    .from(hospitalMember)
    .where(and(eq(hospitalMember.accountId, accountId), isNull(hospitalMember.leftAt)))
  for (const { id: actorId, hospitalId, name: subject, role } of memberships)
    await insertMemberEvent(tx, { hospitalId, actorId, event, subject, role, at: now })
}

import { and, eq, isNull } from 'drizzle-orm'
import type { Executor } from '../database/client.ts'
import { hospitalMember } from '../database/schema/hospital/hospital-member.ts'

/**
 * Locks the member's row until the end of the transaction, before every other row: a second tap of the member
 * waits for the first. False when the member has left since the gate let the call pass.
 */
export async function lockMember(tx: Executor, memberId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: hospitalMember.id })
    .from(hospitalMember)
    .where(and(eq(hospitalMember.id, memberId), isNull(hospitalMember.leftAt)))
    .for('no key update')
  return rows.length === 1
}

import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../database/client.ts'
import { hospitalMember } from '../database/schema/hospital/hospital-member.ts'
import { PARTY_CHANNEL } from '../live/told-parties.ts'

/**
 * Locks the member's row until the end of the transaction, before every other row: a second tap of the member
 * waits for the first. False when the member has left since the gate let the call pass. The hospital's open pages,
 * those of the member's colleagues among them, hear at the commit that something may have changed.
 */
export async function lockMember(tx: Executor, memberId: string): Promise<boolean> {
  const rows = await tx
    .select({
      id: hospitalMember.id,
      told: sql`pg_notify(${PARTY_CHANNEL}, 'hospital:' || ${hospitalMember.hospitalId})`,
    })
    .from(hospitalMember)
    .where(and(eq(hospitalMember.id, memberId), isNull(hospitalMember.leftAt)))
    .for('no key update')
  return rows.length === 1
}

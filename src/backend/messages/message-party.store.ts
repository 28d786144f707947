import { and, eq, isNull } from 'drizzle-orm'
import type { Executor } from '../database/client.ts'
import { account } from '../database/schema/account/account.ts'
import { doctor } from '../database/schema/doctor/doctor.ts'
import { hospitalMember } from '../database/schema/hospital/hospital-member.ts'
import type { Party } from '../live/told-parties.ts'

/** The parties for which an account reads messages. */
export async function findPartiesOf(executor: Executor, accountId: string): Promise<Party[]> {
  const rows = await executor
    .select({ doctorId: doctor.id, hospitalId: hospitalMember.hospitalId })
    .from(account)
    .leftJoin(doctor, eq(doctor.accountId, account.id))
    .leftJoin(hospitalMember, and(eq(hospitalMember.accountId, account.id), isNull(hospitalMember.leftAt)))
    .where(eq(account.id, accountId))
  const parties = rows.flatMap(({ doctorId, hospitalId }): Party[] => [
    ...(doctorId === null ? [] : [`doctor:${doctorId}` as const]),
    ...(hospitalId === null ? [] : [`hospital:${hospitalId}` as const]),
  ])
  return [...new Set(parties)]
}

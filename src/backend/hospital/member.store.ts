import { and, eq, isNull } from 'drizzle-orm'
import type { MemberRole } from '../../domain/hospital/member-role.ts'
import type { Executor } from '../database/client.ts'
import { hospital } from '../database/schema/hospital.ts'
import { hospitalMember } from '../database/schema/hospital-member.ts'

export type Membership = {
  memberId: string
  hospitalId: number
  hospitalName: string
  role: MemberRole
  name: string
}

/** The hospitals for which an account acts now, by name. */
export const findMemberships = (executor: Executor, accountId: string): Promise<Membership[]> =>
  executor
    .select({
      memberId: hospitalMember.id,
      hospitalId: hospitalMember.hospitalId,
      hospitalName: hospital.name,
      role: hospitalMember.role,
      name: hospitalMember.name,
    })
    .from(hospitalMember)
    .innerJoin(hospital, eq(hospital.id, hospitalMember.hospitalId))
    .where(and(eq(hospitalMember.accountId, accountId), isNull(hospitalMember.leftAt)))
    .orderBy(hospital.nameKana, hospital.id)

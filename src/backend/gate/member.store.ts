import { and, desc, eq, isNull, type SQL } from 'drizzle-orm'
import type { HospitalStanding } from '../../domain/listing/standing-words.ts'
import type { MemberMail } from '../../domain/hospital/member-mail.ts'
import type { MemberRole } from '../../domain/hospital/member-role.ts'
import type { Executor } from '../database/client.ts'
import { hospital } from '../database/schema/hospital/hospital.ts'
import { logsInWithFactor } from '../database/second-factor.sql.ts'
import { hospitalMember } from '../database/schema/hospital/hospital-member.ts'

export type Membership = {
  memberId: string
  hospitalId: number
  hospitalName: string
  hospitalStanding: HospitalStanding
  role: MemberRole
  /** The member's own name. */
  name: string
  /** Kinds of notices that the member has by mail. */
  mails: MemberMail[]
  /** Whether the account logs in with a second factor. */
  hasFactor: boolean
  /** When the member was first asked for one that is required. */
  factorAskedAt: Date | null
}

/** The hospitals for which an account acts now, the last chosen one first. */
export const findMemberships = (executor: Executor, accountId: string | SQL<string>): Promise<Membership[]> =>
  executor
    .select({
      memberId: hospitalMember.id,
      hospitalId: hospitalMember.hospitalId,
      hospitalName: hospital.name,
      hospitalStanding: hospital.standing,
      role: hospitalMember.role,
      name: hospitalMember.name,
      mails: hospitalMember.mails,
      hasFactor: logsInWithFactor(hospitalMember.accountId),
      factorAskedAt: hospitalMember.factorAskedAt,
    })
    .from(hospitalMember)
    .innerJoin(hospital, eq(hospital.id, hospitalMember.hospitalId))
    .where(and(eq(hospitalMember.accountId, accountId), isNull(hospitalMember.leftAt)))
    .orderBy(desc(hospitalMember.chosenAt), hospitalMember.id)

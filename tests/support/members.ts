import type { Database } from '#app/backend/database/client.ts'
import { hospitalMember } from '#app/backend/database/schema/hospital/hospital-member.ts'
import type { MemberRole } from '#app/domain/hospital/member-role.ts'
import { insertDoctor, type TestDoctor } from './doctors.ts'

export type TestMember = Pick<TestDoctor, 'accountId' | 'bearer' | 'sessionId'> & { memberId: string }

/** A signed-in member of a hospital. */
export async function insertMember(
  database: Database,
  hospitalId: number,
  { role = 'OWNER', now, issuer }: { role?: MemberRole; now?: Date; issuer?: string } = {},
): Promise<TestMember> {
  const { accountId, bearer, sessionId } = await insertDoctor(database, {
    status: null,
    kind: 'HOSPITAL',
    ...(now && { now }),
    ...(issuer && { issuer }),
  })
  return { accountId, bearer, sessionId, memberId: await joinHospital(database, accountId, hospitalId, role) }
}

/** Makes an account of a hospital's member a member of one more hospital; the id of the membership. */
export async function joinHospital(
  database: Database,
  accountId: string,
  hospitalId: number,
  role: MemberRole,
): Promise<string> {
  const [row] = await database
    .insert(hospitalMember)
    .values({ accountId, hospitalId, role, name: '採用 桜子' })
    .returning({ id: hospitalMember.id })
  if (!row) throw new Error('no member')
  return row.id
}

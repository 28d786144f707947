import { DAY_MS } from '#app/domain/duration.ts'
import { eq } from 'drizzle-orm'
import type { Database } from '#app/backend/database/client.ts'
import { hospitalMember } from '#app/backend/database/schema/hospital/hospital-member.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { staff } from '#app/backend/database/schema/staff.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import type { MemberRole } from '#app/domain/hospital/member-role.ts'
import { insertDoctor, NOW } from './doctors.ts'
import { insertMember } from './members.ts'
import { insertRegistered } from './profiles.ts'
import { insertStaff } from './staff.ts'

export const WHO = [
  'nobody',
  'account',
  'doctor',
  'unverified doctor',
  'suspended doctor',
  'banned doctor',
  'doctor who has left',
  'owner',
  'desk',
  'viewer',
  'suspended hospital',
  'overdue owner',
  'former member',
  'staff',
  'new staff',
  'waiting staff',
  'overdue staff',
  'former staff',
] as const
export type Who = (typeof WHO)[number]

/** `hospitalId` is what the caller names as a hospital. */
export type RoleCaller = { bearer: string | undefined; hospitalId: number }

/** One of each whom a backend that requires second factors of members and of our staff knows. */
export async function roleCallers(database: Database): Promise<Record<Who, RoleCaller>> {
  const [place, stopped] = makeHospitals(2).map(({ row }) => row)
  if (!place || !stopped) throw new Error('no hospitals')
  await database.insert(hospital).values([place, { ...stopped, standing: 'SUSPENDED', isHiringPaused: true }])
  const own = place.id
  const at = ({ bearer }: { bearer?: string }, hospitalId = own): RoleCaller => ({ bearer, hospitalId })
  const member = async (
    { role = 'OWNER', of = own }: { role?: MemberRole; of?: number },
    more: Partial<typeof hospitalMember.$inferInsert> = {},
  ) => {
    const one = await insertMember(database, of, { role })
    if (Object.keys(more).length > 0)
      await database.update(hospitalMember).set(more).where(eq(hospitalMember.id, one.memberId))
    return at(one, of)
  }
  const ours = async (more: Partial<typeof staff.$inferInsert> = {}) => {
    const one = await insertStaff(database, '運営 花子')
    if (Object.keys(more).length > 0)
      await database.update(staff).set(more).where(eq(staff.accountId, one.accountId))
    return at(one)
  }
  const [long, tomorrow] = [new Date(NOW.getTime() - 15 * DAY_MS), new Date(NOW.getTime() + DAY_MS)]
  return {
    nobody: at({}),
    account: at(await insertDoctor(database, { status: null })),
    doctor: at(await insertRegistered(database)),
    'unverified doctor': at(await insertRegistered(database, { status: 'INITIAL' })),
    'suspended doctor': at(await insertRegistered(database, { status: 'SUSPENDED' })),
    'banned doctor': at(await insertRegistered(database, { status: 'BANNED' })),
    'doctor who has left': at(await insertRegistered(database, { status: 'DEACTIVATED' })),
    owner: await member({}),
    desk: await member({ role: 'STAFF' }),
    viewer: await member({ role: 'VIEWER' }),
    'suspended hospital': await member({ of: stopped.id }),
    'overdue owner': await member({}, { factorAskedAt: long }),
    'former member': await member({}, { leftAt: NOW }),
    staff: await ours(),
    'new staff': await ours({ secondFrom: tomorrow }),
    'waiting staff': await ours({ activeFrom: tomorrow }),
    'overdue staff': await ours({ factorAskedAt: long }),
    'former staff': await ours({ leftAt: NOW }),
  }
}

import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { application } from '../../database/schema/work/application.ts'
import { hospitalMember } from '../../database/schema/hospital/hospital-member.ts'

/** The hospital that has to answer the approved doctor first; null without one. */
async function findDemoHospital(database: Database, doctorId: string): Promise<number | null> {
  const [waiting] = await database
    .select({ hospitalId: application.hospitalId })
    .from(application)
    .where(and(eq(application.doctorId, doctorId), inArray(application.state, ['APPLIED', 'UNDER_REVIEW'])))
    .orderBy(asc(application.replyDueAt))
    .limit(1)
  return waiting?.hospitalId ?? null
}

export type Person = { accountId: string; doctorId: string }
export type DemoMember = { accountId: string; memberId: string; hospitalId: number }

/** The demo member of a hospital; null before there is one. */
export async function findDemoMember(database: Database, accountId: string): Promise<DemoMember | null> {
  const [member] = await database
    .select({
      accountId: hospitalMember.accountId,
      memberId: hospitalMember.id,
      hospitalId: hospitalMember.hospitalId,
    })
    .from(hospitalMember)
    .where(eq(hospitalMember.accountId, accountId))
  return member ?? null
}

/**
 * Makes the demo account of a hospital the owner of the hospital that has to answer the approved doctor first,
 * so that both sides of an application can be lived. Keeps an existing membership.
 */
export async function seedDemoMember(database: Database, accountId: string, doctorId: string): Promise<void> {
  const hospitalId = await findDemoHospital(database, doctorId)
  if (hospitalId === null) return
  if ((await database.$count(hospitalMember, eq(hospitalMember.accountId, accountId))) > 0) return
  await database
    .insert(hospitalMember)
    .values({ accountId, hospitalId, role: 'OWNER', name: '採用 桜子' })
    .onConflictDoNothing()
}

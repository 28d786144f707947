import { eq } from 'drizzle-orm'
import type { Executor } from '../database/client.ts'
import { doctor } from '../database/schema/doctor/doctor.ts'
import type { Party } from '../live/told-parties.ts'

/** The doctor as whom an account reads messages, if it is one's. */
export async function findDoctorParty(executor: Executor, accountId: string): Promise<Party[]> {
  const rows = await executor.select({ id: doctor.id }).from(doctor).where(eq(doctor.accountId, accountId))
  return rows.map(({ id }) => `doctor:${id}` as const)
}

import { eq } from 'drizzle-orm'
import type { Executor } from '../database/client.ts'
import { doctorStatusAt } from '../database/doctor-status.sql.ts'
import { doctor } from '../database/schema/doctor/doctor.ts'

/** Locks the doctor's row until the end of the transaction; returns the status. */
export async function lockDoctor(executor: Executor, doctorId: string, now: Date): Promise<string | null> {
  const [row] = await executor
    .select({ status: doctorStatusAt(now) })
    .from(doctor)
    .where(eq(doctor.id, doctorId))
    .for('no key update')
  return row?.status ?? null
}

import { eq } from 'drizzle-orm'
import { hashPassword } from '#app/backend/account/password/password.ts'
import type { Database } from '#app/backend/database/client.ts'
import { account } from '#app/backend/database/schema/account/account.ts'
import { insertDoctors } from './doctors.ts'

const PASSWORD = 'correct-horse-battery'

/** Doctors who can log in as doctors do; one password for all, since hashing it is what takes long. */
export async function insertDoctorsWithPassword(
  database: Database,
  count: number,
): Promise<{ loginId: string; password: string }[]> {
  const doctors = await insertDoctors(database, count, { now: new Date() })
  const passwordHash = await hashPassword(PASSWORD)
  return Promise.all(
    doctors.map(async ({ accountId }, index) => {
      const loginId = `doctor-${index}-${accountId.slice(0, 8)}@example.com`
      await database.update(account).set({ loginId, passwordHash }).where(eq(account.id, accountId))
      return { loginId, password: PASSWORD }
    }),
  )
}

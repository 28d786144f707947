import { DAY_MS } from '#app/domain/duration.ts'
import { eq } from 'drizzle-orm'
import type { Database } from '#app/backend/database/client.ts'
import { account } from '#app/backend/database/schema/account/account.ts'
import { staff } from '#app/backend/database/schema/staff.ts'
import { callTwirp, type TestBackend } from './backend-calls.ts'
import { documentsOf } from './documents.ts'
import { insertDoctor, NOW, type TestDoctor } from './doctors.ts'

/** Makes an account without a doctor record that of one of our own people. */
export async function becomeStaff(database: Database, accountId: string, name: string): Promise<void> {
  await database.update(account).set({ kind: 'STAFF' }).where(eq(account.id, accountId))
  await database.insert(staff).values({ accountId, name })
}

/** One of our own people, signed in. */
export async function insertStaff(database: Database, name: string): Promise<TestDoctor> {
  const one = await insertDoctor(database, { status: null, kind: 'STAFF' })
  await database.insert(staff).values({ accountId: one.accountId, name })
  return one
}

export type Deciding = { backend: TestBackend; database: Database; bearer: string }

export type Decision = { decision?: string; seen_status?: string; [field: string]: unknown }

/** The end of a suspension that one member decides alone. */
const SOON = new Date(NOW.getTime() + 14 * DAY_MS).toISOString()

/**
 * A decision about a doctor whose documents all lie there; by default the licence is verified, and a suspension ends
 * within a month.
 */
export const decideAs = async (
  { backend, database, bearer }: Deciding,
  doctorId: string,
  { decision = 'VERIFY_LICENSE', seen_status: seen = 'INITIAL', ...more }: Decision,
) =>
  callTwirp(
    backend,
    'dp.staff.Staff/DecideDoctor',
    {
      doctor_id: doctorId,
      decision: `DOCTOR_DECISION_${decision}`,
      seen_status: `DOCTOR_STATUS_${seen}`,
      seen_document_ids: await documentsOf(database, doctorId),
      idempotency_key: crypto.randomUUID(),
      ...(decision === 'SUSPEND' && { suspend_until: SOON }),
      ...more,
    },
    bearer,
  )

/** Gives a person of the tests a mail address. */
export async function addressOf(
  database: Database,
  { accountId }: Pick<TestDoctor, 'accountId'>,
): Promise<string> {
  const loginId = `${accountId.slice(0, 8)}@example.test`
  await database.update(account).set({ loginId }).where(eq(account.id, accountId))
  return loginId
}

import { and, eq, exists, ne, sql, type SQL } from 'drizzle-orm'
import type { DoctorStatus } from '../../domain/account/doctor-words.ts'
import type { Executor } from '../database/client.ts'
import { doctorStatusAt, suspendedUntilAt } from '../database/doctor-status.sql.ts'
import { account } from '../database/schema/account/account.ts'
import { doctor } from '../database/schema/doctor/doctor.ts'
import { doctorDocument } from '../database/schema/doctor/registration.ts'
import { usageEvent } from '../database/schema/event.ts'

export type DoctorRow = {
  id: string
  status: DoctorStatus
  firstName: string
  lastName: string
  sex: 'MALE' | 'FEMALE'
  suspendedUntil: Date | null
  returnAskedAt: Date | null
  loginId: string | null
  mailConfirmedAt: Date | null
  /** The licence is submitted and not returned. */
  hasLicence: boolean
}

const licenceOf = (executor: Executor) =>
  executor
    .select({ id: doctorDocument.id })
    .from(doctorDocument)
    .where(
      and(
        eq(doctorDocument.accountId, doctor.accountId),
        eq(doctorDocument.kind, 'LICENCE'),
        ne(doctorDocument.state, 'RETURNED'),
      ),
    )

export async function findDoctor(
  executor: Executor,
  of: { accountId: string | SQL<string> },
  now: Date,
): Promise<DoctorRow | null> {
  const [row] = await executor
    .select({
      id: doctor.id,
      status: doctorStatusAt(now),
      firstName: doctor.firstName,
      lastName: doctor.lastName,
      sex: doctor.sex,
      suspendedUntil: suspendedUntilAt(now),
      returnAskedAt: doctor.returnAskedAt,
      loginId: account.loginId,
      mailConfirmedAt: account.mailConfirmedAt,
      hasLicence: sql<boolean>`${exists(licenceOf(executor))}`,
    })
    .from(doctor)
    .innerJoin(account, eq(account.id, doctor.accountId))
    .where(eq(doctor.accountId, of.accountId))
  return row ?? null
}

/** Sets `return_asked_at` once; false for a doctor who is not deactivated. */
export async function setReturnAsked(executor: Executor, doctorId: string, now: Date): Promise<boolean> {
  const rows = await executor
    .update(doctor)
    .set({ returnAskedAt: sql`coalesce(${doctor.returnAskedAt}, ${now}::timestamptz)` })
    .where(and(eq(doctor.id, doctorId), eq(doctor.status, 'DEACTIVATED')))
    .returning({ id: doctor.id })
  return rows.length > 0
}

export type UsageEventRow = Omit<typeof usageEvent.$inferInsert, 'receivedAt'>

/** Idempotent by the events' ids. */
export async function insertUsageEvents(executor: Executor, rows: UsageEventRow[]): Promise<void> {
  if (rows.length > 0) await executor.insert(usageEvent).values(rows).onConflictDoNothing()
}

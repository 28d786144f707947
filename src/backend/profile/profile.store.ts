import { and, eq, sql } from 'drizzle-orm'
import type { DoctorDates } from '../../domain/doctor/doctor-dates.ts'
import type { Executor } from '../database/client.ts'
import { doctorStatusAt } from '../database/doctor-status.sql.ts'
import { doctor } from '../database/schema/doctor/doctor.ts'
import { doctorBankAccount } from '../database/schema/doctor/profile.ts'
import { doctorDocument, doctorProfile, type Unsaved } from '../database/schema/doctor/registration.ts'

const ownerAt = (now: Date) => ({
  id: doctor.id,
  accountId: doctor.accountId,
  status: doctorStatusAt(now),
  lastName: doctor.lastName,
  firstName: doctor.firstName,
  lastNameKana: doctor.lastNameKana,
  firstNameKana: doctor.firstNameKana,
  sex: doctor.sex,
  birthDate: doctor.birthDate,
})

/**
 * Locks the doctor's row until the end of the transaction; every change of doctor or profile takes this lock.
 */
export async function lockProfileOwner(executor: Executor, doctorId: string): Promise<void> {
  // A separate statement: under READ COMMITTED the next one sees what the previous holder of the lock
  // committed.
  await executor.select({ id: doctor.id }).from(doctor).where(eq(doctor.id, doctorId)).for('no key update')
}

/** The doctor with profile and encrypted bank account. */
export async function findProfileOwner(executor: Executor, doctorId: string, now: Date) {
  const [row] = await executor
    .select({ owner: ownerAt(now), profile: doctorProfile, sealed: doctorBankAccount.sealed })
    .from(doctor)
    .leftJoin(doctorProfile, eq(doctorProfile.doctorId, doctor.id))
    .leftJoin(doctorBankAccount, eq(doctorBankAccount.doctorId, doctor.id))
    .where(eq(doctor.id, doctorId))
  return row ?? null
}

export type OwnerRow = NonNullable<Awaited<ReturnType<typeof findProfileOwner>>>
/** The stored dates, against which new dates are checked for contradictions. */
export const datesOf = ({ owner, profile }: OwnerRow): DoctorDates => ({
  birthDate: owner.birthDate,
  graduationYear: profile?.graduationYear,
  licenceDate: profile?.licenceDate,
})

export type OwnerValues = Partial<Omit<OwnerRow['owner'], 'id' | 'accountId' | 'status'>>
export type ProfileRow = NonNullable<OwnerRow['profile']>
export type ProfileValues = Partial<Omit<ProfileRow, 'doctorId' | 'version' | 'updatedAt' | 'unsaved'>>

export const findPapers = (executor: Executor, accountId: string) =>
  executor
    .select({
      id: doctorDocument.id,
      kind: doctorDocument.kind,
      state: doctorDocument.state,
      reason: doctorDocument.reason,
      uploadedAt: doctorDocument.uploadedAt,
      expiresOn: doctorDocument.expiresOn,
    })
    .from(doctorDocument)
    .where(eq(doctorDocument.accountId, accountId))
    .orderBy(doctorDocument.kind)

export type PaperRow = Awaited<ReturnType<typeof findPapers>>[number]

/** Compare-and-set: updates the profile unless its version has changed; returns whether it did. */
export async function updateProfile(
  executor: Executor,
  { doctorId, version, now }: { doctorId: string; version: number; now: Date },
  values: ProfileValues,
): Promise<boolean> {
  const rows = await executor
    .update(doctorProfile)
    .set({ ...values, unsaved: null, version: sql`${doctorProfile.version} + 1`, updatedAt: now })
    .where(and(eq(doctorProfile.doctorId, doctorId), eq(doctorProfile.version, version)))
    .returning({ version: doctorProfile.version })
  return rows.length > 0
}

/** Updates the profile regardless of its version. The caller must hold the lock of the doctor's row. */
export async function touchProfile(
  executor: Executor,
  doctorId: string,
  now: Date,
  values: ProfileValues,
): Promise<void> {
  await executor
    .update(doctorProfile)
    .set({ ...values, version: sql`${doctorProfile.version} + 1`, updatedAt: now })
    .where(eq(doctorProfile.doctorId, doctorId))
}

export async function updateOwner(executor: Executor, doctorId: string, values: OwnerValues): Promise<void> {
  await executor.update(doctor).set(values).where(eq(doctor.id, doctorId))
}

/** Gives unreviewed documents new ids, so that a decision based on the doctor's previous data is refused. */
export async function renewUnreviewedDocumentIds(executor: Executor, accountId: string): Promise<void> {
  await executor
    .update(doctorDocument)
    .set({ id: sql`gen_random_uuid()` })
    .where(and(eq(doctorDocument.accountId, accountId), eq(doctorDocument.state, 'SUBMITTED')))
}

export async function putBankAccount(
  executor: Executor,
  { doctorId, sealed, now }: { doctorId: string; sealed: Buffer; now: Date },
): Promise<void> {
  await executor
    .insert(doctorBankAccount)
    .values({ doctorId, sealed, updatedAt: now })
    .onConflictDoUpdate({ target: doctorBankAccount.doctorId, set: { sealed, updatedAt: now } })
}

export async function setIdentityExpiry(
  executor: Executor,
  accountId: string,
  expiresOn: string | null,
): Promise<void> {
  await executor
    .update(doctorDocument)
    .set({ expiresOn })
    .where(and(eq(doctorDocument.accountId, accountId), eq(doctorDocument.kind, 'IDENTITY')))
}

/** Stores or clears rejected input, without a new version. */
export async function putUnsaved(
  executor: Executor,
  doctorId: string,
  unsaved: Unsaved | null,
): Promise<void> {
  await executor.update(doctorProfile).set({ unsaved }).where(eq(doctorProfile.doctorId, doctorId))
}

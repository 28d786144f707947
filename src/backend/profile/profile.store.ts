import { and, eq, sql } from 'drizzle-orm'
import type { DoctorDates } from '../../domain/doctor/doctor-dates.ts'
import type { Executor } from '../database/client.ts'
import { doctorStatusAt } from '../database/doctor-status.sql.ts'
import { doctor } from '../database/schema/doctor.ts'
import { doctorBankAccount } from '../database/schema/profile.ts'
import { doctorDocument, doctorProfile, type Unsaved } from '../database/schema/registration.ts'

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

/** Nobody else changes the doctor or their profile until the transaction ends. */
export async function lockOwner(executor: Executor, doctorId: string): Promise<void> {
  // A statement of its own: what is read after it is what the one who held the row before has left.
  await executor.select({ id: doctor.id }).from(doctor).where(eq(doctor.id, doctorId)).for('no key update')
}

/** The doctor with all that was told us. */
export async function findOwner(executor: Executor, doctorId: string, now: Date) {
  const [row] = await executor
    .select({ owner: ownerAt(now), profile: doctorProfile, sealed: doctorBankAccount.sealed })
    .from(doctor)
    .leftJoin(doctorProfile, eq(doctorProfile.doctorId, doctor.id))
    .leftJoin(doctorBankAccount, eq(doctorBankAccount.doctorId, doctor.id))
    .where(eq(doctor.id, doctorId))
  return row ?? null
}

export type OwnerRow = NonNullable<Awaited<ReturnType<typeof findOwner>>>
/** What is kept of when: it may not contradict what is said anew. */
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

/** Changes the profile if nobody has since `version` was read, and says whether it did. */
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

/** Changes the profile whatever its version is: who decides holds the doctor's row. */
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

/** Pictures that wait to be looked at get new ids: a decision made about what the doctor said before finds them gone. */
export async function renameWaitingPapers(executor: Executor, accountId: string): Promise<void> {
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

/** Not a change of the profile: its version stays. */
export async function putUnsaved(
  executor: Executor,
  doctorId: string,
  unsaved: Unsaved | null,
): Promise<void> {
  await executor.update(doctorProfile).set({ unsaved }).where(eq(doctorProfile.doctorId, doctorId))
}

import { eq, sql } from 'drizzle-orm'
import type { AccountKind } from '../../domain/account/account-kind.ts'
import type { DraftStep, StepDraft } from '../../domain/doctor/registration-draft.ts'
import type {
  Basics,
  DoctorFacts,
  RegistrationWishes,
  Workplace,
} from '../../domain/doctor/registration-check.ts'
import { isMailUnconfirmed } from '../mail/mail-address.ts'
import type { Executor } from '../database/client.ts'
import { account } from '../database/schema/account/account.ts'
import { doctor } from '../database/schema/doctor/doctor.ts'
import { doctorDocument, doctorProfile, registration } from '../database/schema/doctor/registration.ts'

export type RegistrationRow = { [Step in DraftStep]: StepDraft[Step] | null } & {
  version: number
  hasAccount: boolean
  submitted: boolean
  /** The account belongs to our staff, who cannot register as doctors. */
  accountKind: AccountKind
  /** The mail address while unconfirmed, else empty. */
  unconfirmedMail: string
}

const EMPTY = {
  basics: null,
  doctor: null,
  workplace: null,
  wishes: null,
  version: 0,
  submitted: false,
} as const

/** The saved steps of an account. `lock` locks the account until the end of the transaction; what whoever had it before wrote is read. */
export async function findRegistration(
  executor: Executor,
  accountId: string,
  { lock = false } = {},
): Promise<RegistrationRow> {
  // A statement of its own: one that waits for a lock sees the other tables as they were before it waited.
  if (lock)
    await executor.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('update')
  const [found] = await executor
    .select({
      loginId: account.loginId,
      mailConfirmedAt: account.mailConfirmedAt,
      doctorId: doctor.id,
      accountKind: account.kind,
      row: {
        // Must be the first column: drizzle treats a joined row as missing when its first column is null.
        version: registration.version,
        basics: registration.basics,
        doctor: registration.doctor,
        workplace: registration.workplace,
        wishes: registration.wishes,
        consentedAt: registration.consentedAt,
      },
    })
    .from(account)
    .leftJoin(registration, eq(registration.accountId, account.id))
    .leftJoin(doctor, eq(doctor.accountId, account.id))
    .where(eq(account.id, accountId))
  const hasAccount = Boolean(found?.loginId && found.row?.consentedAt)
  const { consentedAt: _, ...row } = { ...EMPTY, consentedAt: null, ...found?.row }
  const unconfirmedMail = found && isMailUnconfirmed(found) ? (found.loginId ?? '') : ''
  return {
    ...row,
    hasAccount,
    submitted: Boolean(found?.doctorId),
    accountKind: found?.accountKind ?? 'DOCTOR',
    unconfirmedMail,
  }
}

/** Compare-and-set: saves a step unless the version has changed since it was read; returns whether it did. */
export async function saveDraft<Step extends DraftStep>(
  executor: Executor,
  {
    accountId,
    step,
    draft,
    version,
    now,
  }: { accountId: string; step: Step; draft: StepDraft[Step]; version: number; now: Date },
): Promise<boolean> {
  const rows = await executor
    .insert(registration)
    .values({ accountId, [step]: draft, version: 1, updatedAt: now })
    .onConflictDoUpdate({
      target: registration.accountId,
      set: { [step]: draft, version: sql`${registration.version} + 1`, updatedAt: now },
      setWhere: sql`${registration.version} = ${version} and ${registration.submittedAt} is null`,
    })
    .returning({ version: registration.version })
  return rows.length > 0
}

export type NewDoctor = {
  basics: Basics
  facts: DoctorFacts
  workplace: Workplace
  wishes: RegistrationWishes
}

/** Inserts doctor and profile and closes the registration. Requires a transaction. */
export async function insertDoctor(
  executor: Executor,
  accountId: string,
  { basics, facts, workplace, wishes }: NewDoctor,
  now: Date,
): Promise<void> {
  const { lastName, firstName, lastNameKana, firstNameKana, sex, birthDate, ...contact } = basics
  const [row] = await executor
    .insert(doctor)
    .values({
      accountId,
      status: 'INITIAL',
      lastName,
      firstName,
      lastNameKana,
      firstNameKana,
      sex,
      birthDate,
      statusChangedAt: now,
      createdAt: now,
    })
    .returning({ id: doctor.id })
  if (!row) throw new Error('a doctor was not inserted')
  const { prefectures, weekdays, ...wished } = wishes
  await executor.insert(doctorProfile).values({
    doctorId: row.id,
    ...contact,
    ...facts,
    mainHospitalLevel: workplace.level,
    sideJobPermission: workplace.sideJobPermission,
    ...wished,
    preferredPrefectures: prefectures,
    preferredWeekdays: weekdays,
    updatedAt: now,
  })
  // A submitted registration no longer expires: it waits for our staff.
  await executor.update(account).set({ lapsesAt: null }).where(eq(account.id, accountId))
  await executor
    .update(registration)
    .set({ submittedAt: now, updatedAt: now })
    .where(eq(registration.accountId, accountId))
}

/** Metadata of an account's documents. */
export const findDocuments = (executor: Executor, accountId: string) =>
  executor
    .select({
      id: doctorDocument.id,
      kind: doctorDocument.kind,
      state: doctorDocument.state,
      reason: doctorDocument.reason,
      uploadedAt: doctorDocument.uploadedAt,
    })
    .from(doctorDocument)
    .where(eq(doctorDocument.accountId, accountId))
    .orderBy(doctorDocument.kind)

export type DocumentRow = Awaited<ReturnType<typeof findDocuments>>[number]

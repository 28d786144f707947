import { eq, sql } from 'drizzle-orm'
import type { DraftStep, StepDraft } from '../../domain/doctor/registration-draft.ts'
import type { Basics, DoctorFacts, Wishes, Workplace } from '../../domain/doctor/registration-check.ts'
import { isMailUnconfirmed } from '../account/mailbox/mail-address.ts'
import type { Executor } from '../database/client.ts'
import { account } from '../database/schema/account.ts'
import { doctor } from '../database/schema/doctor.ts'
import { doctorDocument, doctorProfile, registration } from '../database/schema/registration.ts'
import { isStaff } from '../database/staff.sql.ts'

export type RegistrationRow = { [Step in DraftStep]: StepDraft[Step] | null } & {
  version: number
  hasAccount: boolean
  submitted: boolean
  /** One of our own people, who register as no doctor. */
  isStaff: boolean
  /** The mail address while nobody has said that it is theirs; else empty. */
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

/** What an account has answered so far. `lock` holds the account's row until the transaction ends. */
export async function findRegistration(
  executor: Executor,
  accountId: string,
  { lock = false } = {},
): Promise<RegistrationRow> {
  const query = executor
    .select({
      loginId: account.loginId,
      mailConfirmedAt: account.mailConfirmedAt,
      doctorId: doctor.id,
      isStaff: isStaff(account.id),
      row: {
        // First: the library takes a joined row for missing when its first column is null.
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
  const [found] = await (lock ? query.for('update', { of: account }) : query)
  const hasAccount = Boolean(found?.loginId && found.row?.consentedAt)
  const { consentedAt: _, ...row } = { ...EMPTY, consentedAt: null, ...found?.row }
  const unconfirmedMail = found && isMailUnconfirmed(found) ? (found.loginId ?? '') : ''
  return {
    ...row,
    hasAccount,
    submitted: Boolean(found?.doctorId),
    isStaff: found?.isStaff ?? false,
    unconfirmedMail,
  }
}

/** Saves a step if nobody saved since `version` was read; says whether it did. */
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

export type NewDoctor = { basics: Basics; facts: DoctorFacts; workplace: Workplace; wishes: Wishes }

/** The doctor record and all that belongs to it, and the end of the registration. Inside a transaction. */
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
  // Handed in, it waits for our staff, not for the clock.
  await executor.update(account).set({ lapsesAt: null }).where(eq(account.id, accountId))
  await executor
    .update(registration)
    .set({ submittedAt: now, updatedAt: now })
    .where(eq(registration.accountId, accountId))
}

/** What is known of an account's documents, without the pictures. */
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

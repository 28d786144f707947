import { and, eq, gt, inArray, notInArray } from 'drizzle-orm'
import { mayLeave } from '../../domain/doctor/doctor-decision.ts'
import type { Database, Executor } from '../database/client.ts'
import { account } from '../database/schema/account/account.ts'
import { work } from '../database/schema/work/application.ts'
import { doctorStatusAt } from '../database/doctor-status.sql.ts'
import { doctor } from '../database/schema/doctor/doctor.ts'
import { lineIdentity } from '../database/schema/account/line.ts'
import { doctorBankAccount, profileChange } from '../database/schema/doctor/profile.ts'
import { doctorDocument, doctorProfile, registration } from '../database/schema/doctor/registration.ts'
import { staff } from '../database/schema/staff.ts'
import { endAllBegun, lockForSession, NOTHING_KEPT } from '../account/session/account-end.service.ts'
import { findProvedSession } from '../account/session/re-authentication.ts'
import { deleteAllLikes } from '../like/like.service.ts'
import { deleteAllNg } from '../ng/own-ng.service.ts'
import { deleteAllSavedSearches } from '../saved-search/saved-search.service.ts'
import { endAllRehires } from '../work/rehire/end-rehires.service.ts'
import { deleteAllThanks } from '../work/thanks/answer-thanks.service.ts'
import { withdrawAll } from '../work/application/withdraw-all.service.ts'

export type LeaveOutcome =
  | 'LEFT'
  /** The session was not authenticated recently enough. */
  | 'NOT_PROVED'
  /** The doctor has future works. */
  | 'WORKS_AHEAD'
  /** Suspended, banned and rejected doctors, and staff. */
  | 'NOT_ALLOWED'
  | 'SIGNED_OUT'

const hasWorksAhead = async (tx: Executor, doctorId: string, now: Date): Promise<boolean> => {
  const rows = await tx
    .select({ id: work.id })
    .from(work)
    .where(
      and(
        eq(work.doctorId, doctorId),
        gt(work.plannedEnd, now),
        notInArray(work.state, ['CANCELLED_BY_DOCTOR', 'CANCELLED_BY_HOSPITAL', 'NO_SHOW']),
      ),
    )
    .limit(1)
  return rows.length > 0
}

async function leave(tx: Executor, accountId: string, now: Date): Promise<LeaveOutcome> {
  const [member] = await tx.select().from(staff).where(eq(staff.accountId, accountId))
  if (member) return 'NOT_ALLOWED'
  // Lock order: the doctor's row first, as in applying, so that no application is inserted concurrently.
  const [person] = await tx
    .select({ id: doctor.id, status: doctorStatusAt(now) })
    .from(doctor)
    .where(eq(doctor.accountId, accountId))
    .for('update')
  if (!person) {
    // An account without a doctor has no records to keep: deleted with its drafts (on delete cascade).
    await tx.delete(account).where(eq(account.id, accountId))
    return 'LEFT'
  }
  if (!mayLeave(person.status)) return 'NOT_ALLOWED'
  if (await hasWorksAhead(tx, person.id, now)) return 'WORKS_AHEAD'
  await withdrawAll(tx, person.id, now)
  await endAllRehires(tx, person.id, now)
  await tx
    .update(doctor)
    .set({ status: 'DEACTIVATED', statusChangedAt: now, suspendedUntil: null, statusBefore: null })
    .where(eq(doctor.id, person.id))
  // Works and payments are kept by law; documents and links are not.
  await tx.delete(doctorDocument).where(eq(doctorDocument.accountId, accountId))
  await tx.delete(registration).where(eq(registration.accountId, accountId))
  await tx.delete(doctorBankAccount).where(eq(doctorBankAccount.doctorId, person.id))
  // Decided requests are audit records; open ones are deleted.
  await tx
    .delete(profileChange)
    .where(and(eq(profileChange.doctorId, person.id), inArray(profileChange.state, ['OPEN', 'WITHDRAWN'])))
  await tx.update(doctorProfile).set({ unsaved: null }).where(eq(doctorProfile.doctorId, person.id))
  await deleteAllSavedSearches(tx, person.id)
  await deleteAllNg(tx, person.id)
  await deleteAllLikes(tx, accountId)
  await deleteAllThanks(tx, person.id)
  await tx.delete(lineIdentity).where(eq(lineIdentity.accountId, accountId))
  await endAllBegun(tx, { accountId, kept: NOTHING_KEPT, now })
  return 'LEFT'
}

export type LeaveService = { leave(secret: string | null): Promise<LeaveOutcome> }

/** 退会: the doctor becomes DEACTIVATED and may still log in to read past works; all sessions are revoked. */
export const createLeaveService = (database: Database, clock: () => Date): LeaveService => ({
  async leave(secret) {
    const now = clock()
    const current = await findProvedSession(database, secret, now)
    if (typeof current === 'string') return current
    return database.transaction(async (tx) =>
      (await lockForSession(tx, current)) ? leave(tx, current.accountId, now) : 'SIGNED_OUT',
    )
  },
})

import { and, desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Standing } from '../../domain/doctor/doctor-decision.ts'
import type { DoctorStatus } from '../../domain/account/doctor-words.ts'
import type { Executor } from '../database/client.ts'
import { doctorStatusAt } from '../database/doctor-status.sql.ts'
import { account } from '../database/schema/account/account.ts'
import { doctor } from '../database/schema/doctor/doctor.ts'
import { doctorDecision, staff } from '../database/schema/staff.ts'
import { summaryAt } from './doctor-queue.store.ts'

export async function findDoctorFile(executor: Executor, doctorId: string, now: Date) {
  const [row] = await executor
    .select({
      ...summaryAt(now),
      accountId: doctor.accountId,
      sex: doctor.sex,
      birthDate: doctor.birthDate,
      loginId: account.loginId,
    })
    .from(doctor)
    .innerJoin(account, eq(account.id, doctor.accountId))
    .where(eq(doctor.id, doctorId))
  return row
}

const proposer = alias(staff, 'proposer')

/** Decisions about a doctor, newest first, with the names of who decided and who proposed it. */
export const findDecisions = (executor: Executor, doctorId: string) =>
  executor
    .select({
      id: doctorDecision.id,
      decision: doctorDecision.decision,
      fromStatus: doctorDecision.fromStatus,
      toStatus: doctorDecision.toStatus,
      reason: doctorDecision.reason,
      decidedAt: doctorDecision.decidedAt,
      suspendedUntil: doctorDecision.suspendedUntil,
      staffName: staff.name,
      proposerName: proposer.name,
    })
    .from(doctorDecision)
    .innerJoin(staff, eq(staff.accountId, doctorDecision.staffAccountId))
    .leftJoin(proposer, eq(proposer.accountId, doctorDecision.proposedBy))
    .where(eq(doctorDecision.doctorId, doctorId))
    .orderBy(desc(doctorDecision.decidedAt), desc(doctorDecision.id))

export type DecisionRow = Awaited<ReturnType<typeof findDecisions>>[number]

/** The doctor's status; the row is locked until the end of the transaction. */
export async function lockDoctorStanding(
  executor: Executor,
  doctorId: string,
  now: Date,
): Promise<Standing | null> {
  const [row] = await executor
    .select({ status: doctorStatusAt(now), before: doctor.statusBefore })
    .from(doctor)
    .where(eq(doctor.id, doctorId))
    .for('no key update')
  return row ?? null
}

/** The earlier decision of this member of staff with the same idempotency key. */
export async function findDecisionByKey(executor: Executor, staffAccountId: string, key: string) {
  const [row] = await executor
    .select()
    .from(doctorDecision)
    .where(and(eq(doctorDecision.staffAccountId, staffAccountId), eq(doctorDecision.idempotencyKey, key)))
  return row
}

/**
 * Inserts a decision and applies it to the doctor; returns its id. Null, without a change, when a concurrent
 * decision of the same member of staff about another doctor has used the key.
 */
export async function insertDecision(
  executor: Executor,
  row: typeof doctorDecision.$inferInsert,
  before: DoctorStatus | null,
): Promise<string | null> {
  const [inserted] = await executor
    .insert(doctorDecision)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: doctorDecision.id })
  if (!inserted) return null
  await executor
    .update(doctor)
    .set({
      status: row.toStatus,
      statusChangedAt: row.decidedAt,
      suspendedUntil: row.suspendedUntil ?? null,
      statusBefore: before,
      returnAskedAt: null,
    })
    .where(eq(doctor.id, row.doctorId))
  return inserted.id
}

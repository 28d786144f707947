import { and, asc, desc, eq, gt, isNull, lte, ne, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ProposalState } from '../../domain/doctor/decision-proposal.ts'
import { isNewMember } from '../../domain/staff/membership.ts'
import type { Executor } from '../database/client.ts'
import { doctorStatusAt } from '../database/doctor-status.sql.ts'
import { isActiveStaff } from '../database/of-staff.sql.ts'
import { doctor } from '../database/schema/doctor/doctor.ts'
import { doctorProposal } from '../database/schema/doctor-proposal.ts'
import { staff } from '../database/schema/staff.ts'

const proposer = alias(staff, 'proposer')
const answerer = alias(staff, 'answerer')

const SHOWN = { open: 100, ofDoctor: 50 } as const

const proposalsAt = (executor: Executor, now: Date) =>
  executor
    .select({
      id: doctorProposal.id,
      doctorId: doctorProposal.doctorId,
      lastName: doctor.lastName,
      firstName: doctor.firstName,
      status: doctorStatusAt(now),
      before: doctor.statusBefore,
      decision: doctorProposal.decision,
      fromStatus: doctorProposal.fromStatus,
      state: doctorProposal.state,
      reason: doctorProposal.reason,
      suspendedUntil: doctorProposal.suspendedUntil,
      proposedBy: doctorProposal.proposedBy,
      proposerName: proposer.name,
      proposedAt: doctorProposal.proposedAt,
      expiresAt: doctorProposal.expiresAt,
      endedAt: doctorProposal.endedAt,
      answererName: answerer.name,
      answerReason: doctorProposal.answerReason,
    })
    .from(doctorProposal)
    .innerJoin(doctor, eq(doctor.id, doctorProposal.doctorId))
    .innerJoin(proposer, eq(proposer.accountId, doctorProposal.proposedBy))
    .leftJoin(answerer, eq(answerer.accountId, doctorProposal.answeredBy))

export type ProposalRow = Awaited<ReturnType<typeof proposalsAt>>[number]

/** Proposals that nobody has answered in time, the one that ends first first; some may be void. */
export const findOpenProposals = (executor: Executor, now: Date): Promise<ProposalRow[]> =>
  proposalsAt(executor, now)
    .where(and(eq(doctorProposal.state, 'OPEN'), gt(doctorProposal.expiresAt, now)))
    .orderBy(asc(doctorProposal.expiresAt), asc(doctorProposal.id))
    .limit(SHOWN.open)

/** Proposals about a doctor, newest first. */
export const findDoctorProposals = (
  executor: Executor,
  doctorId: string,
  now: Date,
): Promise<ProposalRow[]> =>
  proposalsAt(executor, now)
    .where(eq(doctorProposal.doctorId, doctorId))
    .orderBy(desc(doctorProposal.proposedAt), desc(doctorProposal.id))
    .limit(SHOWN.ofDoctor)

/** A proposal, read under the lock of its doctor; null without one. */
export async function findProposal(executor: Executor, id: string) {
  const [row] = await executor.select().from(doctorProposal).where(eq(doctorProposal.id, id))
  return row ?? null
}

/** Whether a member of our staff is too new to be one of two. */
export async function isNewAt(executor: Executor, accountId: string, now: Date): Promise<boolean> {
  const [row] = await executor
    .select({ secondFrom: staff.secondFrom })
    .from(staff)
    .where(eq(staff.accountId, accountId))
  return row !== undefined && isNewMember(row, now)
}

/** The earlier proposal of this member with the same idempotency key. */
export async function findProposalByKey(executor: Executor, proposedBy: string, key: string) {
  const [row] = await executor
    .select()
    .from(doctorProposal)
    .where(and(eq(doctorProposal.proposedBy, proposedBy), eq(doctorProposal.idempotencyKey, key)))
  return row ?? null
}

/** The proposal about a doctor that stands as OPEN, whatever the clock says; null without one. */
export async function findStanding(executor: Executor, doctorId: string) {
  const [row] = await executor.select().from(doctorProposal).where(isOpenOf(doctorId))
  return row ?? null
}

const isOpenOf = (doctorId: string) =>
  and(eq(doctorProposal.doctorId, doctorId), eq(doctorProposal.state, 'OPEN'))

/** Whether it was inserted: a concurrent proposal of the same member about another doctor may have used the key. */
export async function insertProposal(
  executor: Executor,
  row: typeof doctorProposal.$inferInsert,
): Promise<boolean> {
  const rows = await executor
    .insert(doctorProposal)
    .values(row)
    .onConflictDoNothing({ target: [doctorProposal.proposedBy, doctorProposal.idempotencyKey] })
    .returning({ id: doctorProposal.id })
  return rows.length === 1
}

type End = { state: ProposalState; endedAt: Date; answeredBy?: string; answerReason?: string }

export async function endProposal(executor: Executor, id: string, end: End): Promise<void> {
  await executor.update(doctorProposal).set(end).where(eq(doctorProposal.id, id))
}

/** Ends the open proposal about a doctor whose status changes. */
export async function voidProposals(executor: Executor, doctorId: string, now: Date): Promise<void> {
  await executor.update(doctorProposal).set({ state: 'VOID', endedAt: now }).where(isOpenOf(doctorId))
}

/** Whether somebody else of our staff counts as the second of two now. */
export async function hasColleague(executor: Executor, accountId: string, now: Date): Promise<boolean> {
  const rows = await executor
    .select({ id: staff.accountId })
    .from(staff)
    .where(
      and(
        ne(staff.accountId, accountId),
        isActiveStaff(now),
        or(isNull(staff.secondFrom), lte(staff.secondFrom, now)),
      ),
    )
    .limit(1)
  return rows.length > 0
}

import {
  ANSWER_PROPOSAL_OUTCOME,
  answerOutcome,
  proposalEnd,
  proposalStateAt,
  type ProposalAnswer,
} from '../../domain/doctor/decision-proposal.ts'
import {
  DOCTOR_DECISION,
  doctorStandingAfter,
  type ProposedDecision,
  type Standing,
} from '../../domain/doctor/doctor-decision.ts'
import type { StaffAction } from '../../domain/staff/staff-action.ts'
import type { Database, Executor } from '../database/client.ts'
import { inTransaction } from '../database/statement-failure.ts'
import { answerOnce } from '../command/answer-once.ts'
import * as store from './proposal.store.ts'
import { recordDecision } from './record-decision.service.ts'
import { lockStaff, recordStaffAction } from '../gate/staff-action.service.ts'
import { lockDoctorStanding } from './staff.store.ts'

type Proposal = {
  doctorId: string
  decision: ProposedDecision
  reason: string
  /** End of a suspension; null for one without a term, and for every other decision. */
  until: Date | null
  standing: Standing
  staffAccountId: string
  key: string
  now: Date
}

/**
 * Proposes an allowed decision to the other members; the doctor's status is unchanged. One proposal about a doctor is
 * open at a time. NEW_MEMBER: the proposer is too new to be one of two. The caller must hold the lock of the doctor.
 */
export async function proposeDecision(
  tx: Executor,
  { doctorId, decision, reason, until, standing, staffAccountId, key, now }: Proposal,
): Promise<'PROPOSED' | 'ALREADY_PROPOSED' | 'NEW_MEMBER' | 'KEY_REUSED'> {
  if (await store.isNewAt(tx, staffAccountId, now)) return 'NEW_MEMBER'
  const earlier = await store.findStanding(tx, doctorId)
  if (earlier) {
    const state = proposalStateAt(earlier, standing, now)
    if (state === 'OPEN') return 'ALREADY_PROPOSED'
    await store.endProposal(tx, earlier.id, { state, endedAt: now })
  }
  const isInserted = await store.insertProposal(tx, {
    doctorId,
    decision,
    reason,
    suspendedUntil: until,
    fromStatus: standing.status,
    proposedBy: staffAccountId,
    proposedAt: now,
    expiresAt: proposalEnd(now, until),
    idempotencyKey: key,
  })
  if (!isInserted) return 'KEY_REUSED'
  const words = `${DOCTOR_DECISION[decision]}: ${reason}`
  await recordStaffAction(tx, {
    staffAccountId,
    kind: 'DECISION_PROPOSED',
    subject: doctorId,
    words,
    at: now,
  })
  return 'PROPOSED'
}

/** How the audit trail names an answer; what is confirmed is on record as a decision. */
const ACTION: Partial<Record<string, StaffAction>> = {
  REJECTED: 'PROPOSAL_REJECTED',
  WITHDRAWN: 'PROPOSAL_WITHDRAWN',
}

export type AnswerProposalRequest = {
  proposalId: string
  answer: ProposalAnswer
  /** Of a rejection, trimmed. */
  reason: string
  key: string
}

type Command = { staffAccountId: string; request: AnswerProposalRequest; now: Date }

async function answer(tx: Executor, { staffAccountId, request, now }: Command) {
  const { proposalId, reason } = request
  const found = await store.findProposal(tx, proposalId)
  const standing = found && (await lockDoctorStanding(tx, found.doctorId, now))
  if (!standing) return 'NOT_FOUND'
  // Read again under the lock of the doctor, which everything takes that ends a proposal.
  const proposal = await store.findProposal(tx, proposalId)
  if (!proposal) return 'NOT_FOUND'
  const { doctorId, decision, proposedBy } = proposal
  const state = proposalStateAt(proposal, standing, now)
  const isOwn = proposedBy === staffAccountId
  const isNew = await store.isNewAt(tx, staffAccountId, now)
  const outcome = answerOutcome(request.answer, { state, isOwn, isNew, reason })
  if (outcome === 'EXPIRED' || outcome === 'VOID') {
    if (proposal.state === 'OPEN') await store.endProposal(tx, proposalId, { state: outcome, endedAt: now })
    return outcome
  }
  if (outcome !== 'CONFIRMED' && outcome !== 'REJECTED' && outcome !== 'WITHDRAWN') return outcome
  const answered = { answeredBy: staffAccountId, answerReason: outcome === 'REJECTED' ? reason : '' }
  await store.endProposal(tx, proposalId, { state: outcome, endedAt: now, ...answered })
  const kind = ACTION[outcome]
  if (kind) {
    const words = [DOCTOR_DECISION[decision], answered.answerReason].filter(Boolean).join(': ')
    await recordStaffAction(tx, { staffAccountId, kind, subject: doctorId, words, at: now })
    return outcome
  }
  const after = doctorStandingAfter(decision, standing)
  if (after === null) throw new Error(`${decision} is not allowed in ${standing.status}`)
  const isRecorded = await recordDecision(tx, {
    doctorId,
    decision,
    reason: proposal.reason,
    staffAccountId,
    proposedBy,
    fromStatus: standing.status,
    after,
    until: proposal.suspendedUntil,
    key: `proposal:${proposalId}`,
    now,
  })
  if (!isRecorded) throw new Error('the decision of a proposal is there already')
  return outcome
}

/**
 * The second member confirms a proposal, which makes the decision at once, or rejects it; its proposer withdraws it.
 * Idempotent by key. NOT_STAFF: the caller has left meanwhile.
 */
export const answerProposal = (database: Database, command: Command) =>
  inTransaction(database, async (tx) => {
    const { staffAccountId: accountId, request, now } = command
    if (!(await lockStaff(tx, accountId))) return 'NOT_STAFF'
    const once = { accountId, operation: 'answerProposal', request, words: ANSWER_PROPOSAL_OUTCOME, now }
    return answerOnce(tx, once, () => answer(tx, command))
  })

const stateOf = (row: store.ProposalRow, now: Date) =>
  proposalStateAt(row, { status: row.status, before: row.before }, now)

/** The proposals that may be confirmed now. */
export async function listOpenProposals(database: Database, now: Date) {
  const rows = await store.findOpenProposals(database, now)
  return rows.filter((row) => stateOf(row, now) === 'OPEN')
}

/** The proposals about a doctor with their states now, and whether somebody else could confirm the caller's. */
export async function readDoctorProposals(
  database: Database,
  { doctorId, accountId, now }: { doctorId: string; accountId: string; now: Date },
) {
  const [rows, hasSecond] = await Promise.all([
    store.findDoctorProposals(database, doctorId, now),
    store.hasColleague(database, accountId, now),
  ])
  return { proposals: rows.map((row) => ({ ...row, state: stateOf(row, now) })), hasSecond }
}

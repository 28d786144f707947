import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { PROPOSAL_STATE, type ProposalState } from '../../../domain/doctor/decision-proposal.ts'
import { PROPOSED_DECISION, type ProposedDecision } from '../../../domain/doctor/doctor-decision.ts'
import type { DoctorStatus } from '../../../domain/account/doctor-words.ts'
import { instant, isOneOf } from './columns.ts'
import { doctor } from './doctor/doctor.ts'
import { staff } from './staff.ts'

/**
 * Decisions about doctors that wait for a second member of our staff. Read the state through `proposalStateAt`, which
 * applies the term and the doctor's status.
 */
export const doctorProposal = pgTable(
  'doctor_proposal',
  {
    id: uuid().primaryKey().defaultRandom(),
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => doctor.id),
    decision: text().$type<ProposedDecision>().notNull(),
    fromStatus: text('from_status').$type<DoctorStatus>().notNull(),
    /** Told to the doctor, once confirmed. */
    reason: text().notNull(),
    /** End of a proposed suspension; null for one without a term. */
    suspendedUntil: instant('suspended_until'),
    proposedBy: uuid('proposed_by')
      .notNull()
      .references(() => staff.accountId),
    proposedAt: instant('proposed_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    state: text().$type<ProposalState>().notNull().default('OPEN'),
    /** Not set where nobody answered. */
    answeredBy: uuid('answered_by').references(() => staff.accountId),
    endedAt: instant('ended_at'),
    /** Of a rejection; for our staff only. */
    answerReason: text('answer_reason').notNull().default(''),
  },
  (t) => [
    isOneOf('doctor_proposal_decision_known', t.decision, PROPOSED_DECISION),
    isOneOf('doctor_proposal_state_known', t.state, PROPOSAL_STATE),
    uniqueIndex('doctor_proposal_once').on(t.proposedBy, t.idempotencyKey),
    uniqueIndex('doctor_proposal_open')
      .on(t.doctorId)
      .where(sql`${t.state} = 'OPEN'`),
    index('doctor_proposal_of_doctor').on(t.doctorId, t.proposedAt),
    check('doctor_proposal_ended', sql`(${t.state} = 'OPEN') = (${t.endedAt} is null)`),
    check(
      'doctor_proposal_by_two',
      sql`${t.state} not in ('CONFIRMED', 'REJECTED') or (${t.answeredBy} is not null and ${t.answeredBy} <> ${t.proposedBy})`,
    ),
  ],
)

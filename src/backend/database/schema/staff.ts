import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { DOCTOR_DECISION, type DoctorDecision } from '../../../domain/doctor/doctor-decision.ts'
import type { DoctorStatus } from '../../../domain/account/doctor-words.ts'
import { accountKind, ofAccount } from './account/account.ts'
import { instant, isOneOf } from './columns.ts'
import { doctor } from './doctor/doctor.ts'

/** A member of our staff. The log-in is the ordinary one; this row grants the role. */
export const staff = pgTable(
  'staff',
  {
    accountId: uuid('account_id').primaryKey(),
    accountKind: accountKind('STAFF'),
    name: text().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Set when the person leaves: revokes the role; the row stays, since decisions reference it. */
    leftAt: instant('left_at'),
    /** When the person was first asked for a required second factor: the grace period runs from then. */
    factorAskedAt: instant('factor_asked_at'),
    /** The colleague who added the member; null for who was added by whoever runs the server. */
    addedBy: uuid('added_by'),
    /** From when on the member may do anything: at once for null. Earlier when a second colleague confirms. */
    activeFrom: instant('active_from'),
    /** From when on the member counts as one of two: at once for null. */
    secondFrom: instant('second_from'),
  },
  (t) => [
    ofAccount('staff_account', t),
    check('staff_added_by_another', sql`${t.addedBy} <> ${t.accountId}`),
  ],
)

/** Audit log of staff decisions about doctors. Append-only. */
export const doctorDecision = pgTable(
  'doctor_decision',
  {
    id: uuid().primaryKey().defaultRandom(),
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => doctor.id),
    staffAccountId: uuid('staff_account_id')
      .notNull()
      .references(() => staff.accountId),
    decision: text().$type<DoctorDecision>().notNull(),
    fromStatus: text('from_status').$type<DoctorStatus>().notNull(),
    toStatus: text('to_status').$type<DoctorStatus>().notNull(),
    reason: text().notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    decidedAt: instant('decided_at').notNull(),
    /** End of a suspension with a term. */
    suspendedUntil: instant('suspended_until'),
    /** Who proposed it, where one member alone may not decide; `staffAccountId` confirmed it. */
    proposedBy: uuid('proposed_by').references(() => staff.accountId),
  },
  (t) => [
    isOneOf('doctor_decision_known', t.decision, DOCTOR_DECISION),
    uniqueIndex('doctor_decision_once').on(t.staffAccountId, t.idempotencyKey),
    index('doctor_decision_of_doctor').on(t.doctorId, t.decidedAt),
    index('doctor_decision_time').on(t.decidedAt, t.id),
    check('doctor_decision_by_two', sql`${t.proposedBy} <> ${t.staffAccountId}`),
  ],
)

import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import {
  CHANGE_KIND,
  CHANGE_STATE,
  type ChangeKind,
  type ChangeState,
  type Wanted,
} from '../../../../domain/doctor/profile-change.ts'
import { bytes } from '../bytes.ts'
import { instant, isOneOf } from '../columns.ts'
import { doctor } from './doctor.ts'
import { staff } from '../staff.ts'
import { objectColumns, oneBody } from '../stored-object.ts'

/**
 * The doctor's bank account for pay, encrypted (`bank-seal.ts`): no dump or logged statement shows it in
 * plain text.
 */
export const doctorBankAccount = pgTable('doctor_bank_account', {
  doctorId: uuid('doctor_id')
    .primaryKey()
    .references(() => doctor.id, { onDelete: 'cascade' }),
  sealed: bytes().notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** Requests to change verified data. A decided request is kept as the audit record of the change. */
export const profileChange = pgTable(
  'profile_change',
  {
    id: uuid().primaryKey().defaultRandom(),
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => doctor.id),
    kind: text().$type<ChangeKind>().notNull(),
    state: text().$type<ChangeState>().notNull().default('OPEN'),
    wanted: jsonb().$type<Wanted>().notNull(),
    /** The values that the approval replaced. */
    before: jsonb().$type<Record<string, string>>(),
    reason: text().notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    requestedAt: instant('requested_at').notNull(),
    decidedAt: instant('decided_at'),
    /** Null: withdrawn by the doctor. */
    staffAccountId: uuid('staff_account_id').references(() => staff.accountId),
    /** The reason for a return, written by staff for the doctor. */
    answer: text(),
    decisionKey: text('decision_key'),
  },
  (t) => [
    uniqueIndex('profile_change_once').on(t.doctorId, t.idempotencyKey),
    uniqueIndex('profile_change_one_open')
      .on(t.doctorId, t.kind)
      .where(sql`${t.state} = 'OPEN'`),
    index('profile_change_waiting')
      .on(t.requestedAt, t.id)
      .where(sql`${t.state} = 'OPEN'`),
    index('profile_change_of_doctor').on(t.doctorId, t.requestedAt),
    index('profile_change_decided_time')
      .on(t.decidedAt, t.id)
      .where(sql`${t.staffAccountId} is not null`),
    isOneOf('profile_change_kind_known', t.kind, CHANGE_KIND),
    isOneOf('profile_change_state_known', t.state, CHANGE_STATE),
    check('profile_change_decided', sql`(${t.state} = 'OPEN') = (${t.decidedAt} is null)`),
    check(
      'profile_change_by',
      sql`(${t.state} in ('APPROVED', 'RETURNED')) = (${t.staffAccountId} is not null)`,
    ),
  ],
)

/** The picture that proves a requested change; a replacement gets a new id. */
export const profileChangeProof = pgTable(
  'profile_change_proof',
  {
    changeId: uuid('change_id')
      .primaryKey()
      .references(() => profileChange.id, { onDelete: 'cascade' }),
    id: uuid().notNull().unique().defaultRandom(),
    /** Null when the body is an object of the store. */
    image: bytes(),
    ...objectColumns(),
    mime: text().$type<'image/jpeg' | 'image/png'>().notNull(),
    size: integer().notNull(),
    uploadedAt: instant('uploaded_at').notNull(),
  },
  (t) => [
    check('profile_change_proof_mime', sql`${t.mime} in ('image/jpeg', 'image/png')`),
    check('profile_change_proof_size', sql`${t.size} = octet_length(${t.image}) and ${t.size} <= 5242880`),
    oneBody('profile_change_proof_body', t.image, t),
  ],
)

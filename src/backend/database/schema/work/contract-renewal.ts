import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { RENEWAL_STATE, type RenewalState } from '../../../../domain/work/renewal.ts'
import { agreedTerms } from '../../agreed-terms/terms-column.ts'
import { instant, isOneOf } from '../columns.ts'
import { doctor } from '../doctor/doctor.ts'
import { regularEngagement } from './engagement.ts'
import { hospital } from '../hospital/hospital.ts'
import { hospitalMember } from '../hospital/hospital-member.ts'

/** The renewal of a regular contract at the end of one term: at most one open one per contract. */
export const contractRenewal = pgTable(
  'contract_renewal',
  {
    id: uuid().primaryKey().defaultRandom(),
    engagementId: uuid('engagement_id')
      .notNull()
      .references(() => regularEngagement.id),
    /** Doctor and hospital of the contract, which never change: for the indexes. */
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => doctor.id),
    hospitalId: bigint('hospital_id', { mode: 'number' })
      .notNull()
      .references(() => hospital.id),
    state: text().$type<RenewalState>().notNull().default('ASKED'),
    /** The last day of the term that is to be renewed. */
    termEnd: date('term_end').notNull(),
    /** The last day on which the side whose turn it is may act. */
    dueOn: date('due_on').notNull(),
    askedAt: instant('asked_at').notNull(),
    /** How often the hospital has offered: the doctor's answer names the offer that was read. */
    offers: smallint().notNull().default(0),
    /** The last offer. */
    newEnd: date('new_end'),
    fee: integer(),
    note: text(),
    offeredAt: instant('offered_at'),
    decidedAt: instant('decided_at'),
    /** The member who offered or decided last. */
    memberId: uuid('member_id').references(() => hospitalMember.id),
    /** The doctor's word with the answer. */
    answer: text(),
    /** The terms that the renewal has replaced. */
    termsBefore: agreedTerms('terms_before'),
  },
  (t) => [
    uniqueIndex('contract_renewal_open')
      .on(t.engagementId)
      .where(sql`${t.state} in ('ASKED', 'OFFERED')`),
    index('contract_renewal_of_engagement').on(t.engagementId, t.askedAt),
    index('contract_renewal_of_doctor').on(t.doctorId, t.askedAt),
    index('contract_renewal_to_answer')
      .on(t.doctorId)
      .where(sql`${t.state} = 'OFFERED'`),
    index('contract_renewal_to_offer')
      .on(t.hospitalId)
      .where(sql`${t.state} = 'ASKED'`),
    index('contract_renewal_due')
      .on(t.dueOn)
      .where(sql`${t.state} in ('ASKED', 'OFFERED')`),
    isOneOf('contract_renewal_state_known', t.state, RENEWAL_STATE),
    check('contract_renewal_decided', sql`(${t.decidedAt} is null) = (${t.state} in ('ASKED', 'OFFERED'))`),
    check(
      'contract_renewal_offered',
      sql`${t.state} not in ('OFFERED', 'ACCEPTED', 'DECLINED')
        or num_nonnulls(${t.newEnd}, ${t.fee}, ${t.note}, ${t.offeredAt}) = 4`,
    ),
    check('contract_renewal_longer', sql`${t.newEnd} > ${t.termEnd}`),
    check('contract_renewal_terms', sql`(${t.termsBefore} is null) = (${t.state} <> 'ACCEPTED')`),
    check('contract_renewal_note_length', sql`char_length(${t.note}) <= 500`),
    check('contract_renewal_answer_length', sql`char_length(${t.answer}) <= 500`),
  ],
)

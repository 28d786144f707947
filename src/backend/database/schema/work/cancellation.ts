import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import {
  CANCELLATION_TIER,
  type CancellationTier,
} from '../../../../domain/cancellation/cancellation-tier.ts'
import {
  CANCELLATION_DECISION,
  CANCELLATION_REASON,
  CANCELLATION_SIDE,
  HOSPITAL_CANCELLATION_REASON,
  type CancellationDecision,
  type CancellationReason,
  type CancellationSide,
  type HospitalCancellationReason,
} from '../../../../domain/cancellation/cancellation-words.ts'
import { work } from './application.ts'
import { instant, isOneOf } from '../columns.ts'
import { doctor } from '../doctor/doctor.ts'
import { hospital } from '../hospital/hospital.ts'
import { hospitalMember } from '../hospital/hospital-member.ts'
import { substituteSearch } from './substitute-search.ts'
import { weatherDeclaration } from './weather.ts'

/** A cancellation of a matched work: a doctor's request, which the hospital decides, or the hospital's own. */
export const cancellation = pgTable(
  'cancellation',
  {
    id: uuid().primaryKey().defaultRandom(),
    workId: uuid('work_id')
      .notNull()
      .references(() => work.id, { onDelete: 'cascade' }),
    /** Doctor and hospital of the work, which never change: for the indexes. */
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => doctor.id),
    hospitalId: bigint('hospital_id', { mode: 'number' })
      .notNull()
      .references(() => hospital.id),
    requestedBy: text('requested_by').$type<CancellationSide>().notNull(),
    reason: text().$type<CancellationReason>(),
    hospitalReason: text('hospital_reason').$type<HospitalCancellationReason>(),
    detail: text().notNull(),
    /** Where the hospital reaches the doctor until it has decided. */
    phone: text(),
    requestedAt: instant('requested_at').notNull(),
    /** Whole hours from the request to the start. */
    hoursBefore: integer('hours_before').notNull(),
    /** Of a doctor's request; EXCUSED once the hospital has confirmed the reason. */
    tier: text().$type<CancellationTier>(),
    /** The doctor says to have called the hospital. */
    phoneConfirmed: boolean('phone_confirmed').notNull().default(false),
    decision: text().$type<CancellationDecision>().notNull(),
    decidedAt: instant('decided_at'),
    /** The member who decided, or who cancelled for the hospital. */
    memberId: uuid('member_id').references(() => hospitalMember.id),
    /** The hospital's word to the doctor with its decision. */
    answer: text(),
    compensationYen: integer('compensation_yen'),
    /** The search that found a substitute: the doctor is released without giving a reason. */
    substituteSearchId: uuid('substitute_search_id').references(() => substituteSearch.id),
    /** The declaration of bad weather that freed the doctor from 注意, whether it came before or after the request. */
    weatherDeclarationId: uuid('weather_declaration_id').references(() => weatherDeclaration.id),
  },
  (t) => [
    uniqueIndex('cancellation_open')
      .on(t.workId)
      .where(sql`${t.decision} = 'PENDING'`),
    index('cancellation_of_work').on(t.workId, t.requestedAt),
    index('cancellation_waiting')
      .on(t.hospitalId, t.requestedAt)
      .where(sql`${t.decision} = 'PENDING'`),
    index('cancellation_accepted')
      .on(t.hospitalId, t.workId)
      .where(sql`${t.decision} = 'ACCEPTED'`),
    index('cancellation_of_doctor').on(t.doctorId, t.decidedAt),
    index('cancellation_by_weather')
      .on(t.weatherDeclarationId)
      .where(sql`${t.weatherDeclarationId} is not null`),
    isOneOf('cancellation_side_known', t.requestedBy, CANCELLATION_SIDE),
    isOneOf('cancellation_reason_known', t.reason, CANCELLATION_REASON),
    isOneOf('cancellation_hospital_reason_known', t.hospitalReason, HOSPITAL_CANCELLATION_REASON),
    isOneOf('cancellation_tier_known', t.tier, CANCELLATION_TIER),
    isOneOf('cancellation_decision_known', t.decision, CANCELLATION_DECISION),
    check(
      'cancellation_side',
      sql`case ${t.requestedBy}
        when 'DOCTOR' then ${t.tier} is not null
          and (num_nulls(${t.reason}, ${t.phone}) = 0 or ${t.substituteSearchId} is not null)
          and num_nonnulls(${t.hospitalReason}, ${t.compensationYen}) = 0
        else ${t.hospitalReason} is not null and ${t.compensationYen} is not null and ${t.memberId} is not null
          and num_nonnulls(${t.reason}, ${t.tier}, ${t.phone}) = 0 and ${t.decision} = 'ACCEPTED' end`,
    ),
    check(
      'cancellation_weather',
      sql`${t.weatherDeclarationId} is null or (${t.reason} = 'BAD_WEATHER' and ${t.tier} in ('NONE', 'EXCUSED'))`,
    ),
    check('cancellation_decided', sql`(${t.decidedAt} is null) = (${t.decision} = 'PENDING')`),
    check('cancellation_detail_length', sql`char_length(${t.detail}) <= 500`),
    check('cancellation_answer_length', sql`char_length(${t.answer}) <= 500`),
    check('cancellation_compensation', sql`${t.compensationYen} >= 0`),
  ],
)

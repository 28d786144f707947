import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { REGULAR_DATE_KIND, type RegularDateKind } from '../../../../domain/listing/regular-dates.ts'
import {
  CANCELLATION_SIDE,
  type CancellationSide,
} from '../../../../domain/cancellation/cancellation-words.ts'
import {
  ENGAGEMENT_STATE,
  SCHEDULE_STATE,
  type EngagementState,
  type ScheduleState,
} from '../../../../domain/work/engagement.ts'
import { application, work } from './application.ts'
import { calendarRevision, instant, isOneOf } from '../columns.ts'
import { doctor } from '../doctor/doctor.ts'
import { hospital } from '../hospital/hospital.ts'
import { hospitalMember } from '../hospital/hospital-member.ts'
import { regularWork } from '../listing/regular-work.ts'

/** A running regular contract: one per matched application, whose terms are those of the contract. */
export const regularEngagement = pgTable(
  'regular_engagement',
  {
    id: uuid().primaryKey().defaultRandom(),
    applicationId: uuid('application_id')
      .notNull()
      .unique()
      .references(() => application.id),
    regularWorkId: bigint('regular_work_id', { mode: 'number' })
      .notNull()
      .references(() => regularWork.id),
    hospitalId: bigint('hospital_id', { mode: 'number' })
      .notNull()
      .references(() => hospital.id),
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => doctor.id),
    state: text().$type<EngagementState>().notNull(),
    startDate: date('start_date').notNull(),
    endDate: date('end_date'),
    /** The day until which the dates are planned. */
    plannedUntil: date('planned_until').notNull(),
    /** The side that has given notice of the end, with the end of the term before it. */
    endNoticedBy: text('end_noticed_by').$type<CancellationSide>(),
    endNoticedAt: instant('end_noticed_at'),
    endReason: text('end_reason'),
    endBefore: date('end_before'),
    /** 無期転換: when the doctor applied for it, the first day without a term, and when the hospital confirmed to have read it. */
    conversionAppliedAt: instant('conversion_applied_at'),
    conversionStartsOn: date('conversion_starts_on'),
    conversionReadAt: instant('conversion_read_at'),
    conversionReadBy: uuid('conversion_read_by').references(() => hospitalMember.id),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('regular_engagement_of_doctor').on(t.doctorId, t.regularWorkId),
    index('regular_engagement_of_hospital').on(t.hospitalId, t.startDate),
    index('regular_engagement_to_plan')
      .on(t.plannedUntil)
      .where(sql`${t.state} <> 'ENDED'`),
    index('regular_engagement_conversion_to_read')
      .on(t.hospitalId)
      .where(sql`${t.conversionAppliedAt} is not null and ${t.conversionReadAt} is null`),
    check(
      'regular_engagement_conversion',
      sql`(${t.conversionAppliedAt} is null) = (${t.conversionStartsOn} is null)
        and (${t.conversionReadAt} is null) = (${t.conversionReadBy} is null)
        and (${t.conversionReadAt} is null or ${t.conversionAppliedAt} is not null)`,
    ),
    isOneOf('regular_engagement_state_known', t.state, ENGAGEMENT_STATE),
    isOneOf('regular_engagement_end_side_known', t.endNoticedBy, CANCELLATION_SIDE),
    check(
      'regular_engagement_end_noticed',
      sql`(${t.endNoticedBy} is null) = (${t.endNoticedAt} is null)
        and (${t.endNoticedBy} is null or ${t.endDate} is not null)
        and (${t.endNoticedBy} is not null or num_nonnulls(${t.endReason}, ${t.endBefore}) = 0)`,
    ),
    check('regular_engagement_end_reason_length', sql`char_length(${t.endReason}) <= 500`),
    check('regular_engagement_term', sql`${t.endDate} >= ${t.startDate}`),
  ],
)

/** The dates of a regular contract (RegularWorkSchedule), days off included. */
export const regularWorkSchedule = pgTable(
  'regular_work_schedule',
  {
    id: uuid().primaryKey().defaultRandom(),
    engagementId: uuid('engagement_id')
      .notNull()
      .references(() => regularEngagement.id),
    /** Doctor and listing of the engagement, which never change: for the index. */
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => doctor.id),
    regularWorkId: bigint('regular_work_id', { mode: 'number' })
      .notNull()
      .references(() => regularWork.id),
    day: date().notNull(),
    kind: text().$type<RegularDateKind>().notNull(),
    state: text().$type<ScheduleState>().notNull(),
    startTime: instant('start_time').notNull(),
    endTime: instant('end_time').notNull(),
    fee: integer().notNull(),
    /** The work of a date that is worked. */
    workId: uuid('work_id')
      .unique()
      .references(() => work.id),
    ...calendarRevision(),
  },
  (t) => [
    unique('regular_work_schedule_once').on(t.engagementId, t.day),
    index('regular_work_schedule_of_doctor').on(t.doctorId, t.regularWorkId, t.startTime),
    isOneOf('regular_work_schedule_kind_known', t.kind, REGULAR_DATE_KIND),
    isOneOf('regular_work_schedule_state_known', t.state, SCHEDULE_STATE),
    check('regular_work_schedule_times', sql`${t.endTime} > ${t.startTime}`),
  ],
)

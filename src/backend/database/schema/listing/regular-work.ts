import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  time,
} from 'drizzle-orm/pg-core'
import {
  HOLIDAY_POLICY,
  INTERVIEW,
  REGULAR_FREQUENCY,
  SUBSTITUTE_POLICY,
  YEAR_END_POLICY,
  type HolidayPolicy,
  type Interview,
  type RegularFrequency,
  type SubstitutePolicy,
  type YearEndPolicy,
} from '../../../../domain/listing/listing-words.ts'
import { type Weekday, WEEKDAY } from '../../../../domain/text/week-days.ts'
import type { RenewalTerms } from '../../../../domain/listing/terms/terms-snapshot.ts'
import { allOf, isOneOf } from '../columns.ts'
import { hospital } from '../hospital/hospital.ts'
import { listingChecks, listingColumns } from './listing-columns.ts'
import { listingTerms, termChecks } from './listing-terms.ts'

/** A regular (定期) listing: the columns that lists and searches read. */
export const regularWork = pgTable(
  'regular_work',
  {
    ...listingColumns(),
    interview: text().$type<Interview>().notNull().default('NONE'),
    weekdays: text().array().$type<Weekday[]>().notNull(),
    frequency: text().$type<RegularFrequency>().notNull(),
    weeksOfMonth: smallint('weeks_of_month').array().notNull(),
    startTimeOfDay: time('start_time_of_day').notNull(),
    endTimeOfDay: time('end_time_of_day').notNull(),
    crossesMidnight: boolean('crosses_midnight').notNull(),
    /** Whether start and end are negotiable. */
    adjustableStart: boolean('adjustable_start').notNull().default(false),
    adjustableEnd: boolean('adjustable_end').notNull().default(false),
    contractStart: date('contract_start').notNull(),
    contractEnd: date('contract_end'),
    holidayPolicy: text('holiday_policy').$type<HolidayPolicy>().notNull(),
    holidayFee: integer('holiday_fee'),
    /** Start of a 日当直 on holidays; null when holidays keep the usual hours. */
    holidayStartTimeOfDay: time('holiday_start_time_of_day'),
    yearEndPolicy: text('year_end_policy').$type<YearEndPolicy>().notNull().default('CONSULT'),
    hourlyFee: integer('hourly_fee').notNull(),
    /** 0 to 1000, computed when the listing is written; sort key of おすすめ順. */
    recommendScore: smallint('recommend_score').notNull().default(0),
  },
  (t) => [
    foreignKey({
      name: 'regular_work_hospital',
      columns: [t.hospitalId, t.prefecture, t.facilityCategory],
      foreignColumns: [hospital.id, hospital.prefecture, hospital.facilityCategory],
    }).onUpdate('cascade'),
    index('regular_work_of_hospital')
      .on(t.hospitalId)
      .where(sql`${t.status} = 'PUBLISHED'`),
    // The hospital's own list, in every state.
    index('regular_work_of_owner').on(t.hospitalId, t.id),
    index('regular_work_change').on(t.changeId),
    // Open listings with their confirmation: the daily question passes over the true ones without reading them.
    index('regular_work_unconfirmed')
      .on(t.applicationDeadline, sql`greatest(${t.confirmedAt}, ${t.editedAt})`)
      .where(sql`${t.status} = 'PUBLISHED'`),
    ...listingChecks('regular_work', t),
    isOneOf('regular_work_interview_known', t.interview, INTERVIEW),
    isOneOf('regular_work_frequency_known', t.frequency, REGULAR_FREQUENCY),
    isOneOf('regular_work_holiday_policy_known', t.holidayPolicy, HOLIDAY_POLICY),
    isOneOf('regular_work_year_end_policy_known', t.yearEndPolicy, YEAR_END_POLICY),
    allOf('regular_work_weekdays_known', t.weekdays, WEEKDAY),
    check('regular_work_term', sql`${t.contractEnd} > ${t.contractStart}`),
    check('regular_work_hours', sql`${t.crossesMidnight} or ${t.endTimeOfDay} > ${t.startTimeOfDay}`),
    check(
      'regular_work_holiday_hours',
      sql`${t.crossesMidnight} or ${t.endTimeOfDay} > ${t.holidayStartTimeOfDay}`,
    ),
    check('regular_work_holiday_fee', sql`${t.holidayFee} > 0`),
    check('regular_work_some_weekday', sql`cardinality(${t.weekdays}) > 0`),
  ],
)

/** Columns that only the detail page of a regular listing reads. */
export const regularWorkDetail = pgTable(
  'regular_work_detail',
  {
    regularWorkId: bigint('regular_work_id', { mode: 'number' })
      .primaryKey()
      .references(() => regularWork.id, { onDelete: 'cascade' }),
    ...listingTerms(),
    /** Free text: the range within which start and end are negotiable. */
    adjustableNote: text('adjustable_note'),
    permitFrom: time('permit_from'),
    permitTo: time('permit_to'),
    trialMonths: smallint('trial_months'),
    renewal: jsonb().$type<RenewalTerms>().notNull(),
    substitutePolicy: text('substitute_policy').$type<SubstitutePolicy>().notNull(),
    paidLeave: text('paid_leave').notNull(),
  },
  (t) => [
    ...termChecks('regular_work_detail', t),
    index('regular_work_detail_unread_payday')
      .on(t.regularWorkId)
      .where(sql`${t.payday} is null`),
    isOneOf('regular_work_detail_substitute_known', t.substitutePolicy, SUBSTITUTE_POLICY),
    check('regular_work_detail_trial', sql`${t.trialMonths} > 0`),
  ],
)

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
import { CLINICAL_DEPARTMENT, type ClinicalDepartment } from '../../../domain/listing/clinical-department.ts'
import {
  FEE_KIND,
  HOLIDAY_POLICY,
  INTERVIEW,
  JOB_DESCRIPTION_TYPE,
  LISTING_STATUS,
  PAYMENT_METHOD,
  REGULAR_FREQUENCY,
  SHIFT,
  SHIFT_PATTERN,
  SUBSTITUTE_POLICY,
  WEEKDAY,
  WITHHOLDING_TABLE,
  YEAR_END_POLICY,
  type AmbulanceEasiness,
  type ApplicationStatus,
  type CarfareType,
  type FacilityCategory,
  type HolidayPolicy,
  type IncentiveType,
  type Interview,
  type JobDescriptionType,
  type ListingStatus,
  type NightDutyPermit,
  type RegularFrequency,
  type Shift,
  type ShiftPattern,
  type SubstitutePolicy,
  type Weekday,
  type YearEndPolicy,
} from '../../../domain/listing/listing-words.ts'
import type { Prefecture } from '../../../domain/text/prefecture.ts'
import { allOf, changeId, instant, oneOf } from './columns.ts'
import { hospital } from './hospital.ts'
import { isEmployment, listingTerms } from './listing-terms.ts'
import type { Incentive } from './spot-work.ts'

/** How an engagement goes on after its term; all null when it does not or has no end. */
export type Renewal = {
  exists: boolean
  criteria: string | null
  maxCount: number | null
  maxYears: number | null
}

/** A recurring engagement on offer: what lists need. Its schedules join later. */
export const regularWork = pgTable(
  'regular_work',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    hospitalId: bigint('hospital_id', { mode: 'number' }).notNull(),
    prefecture: text().$type<Prefecture>().notNull(),
    facilityCategory: text('facility_category').$type<FacilityCategory>().notNull(),
    title: text().notNull(),
    status: text().$type<ListingStatus>().notNull().default('DRAFT'),
    publishTime: instant('publish_time').notNull(),
    editedAt: instant('edited_at').notNull(),
    applicationDeadline: instant('application_deadline').notNull(),
    applicationStatus: text('application_status').$type<ApplicationStatus>().notNull(),
    slots: smallint().notNull().default(1),
    filledSlots: smallint('filled_slots').notNull().default(0),
    applicantCount: integer('applicant_count').notNull().default(0),
    /** The years asked for, of the detail; a trigger copies them, since searches read this row only. */
    minYears: smallint('min_years'),
    interview: text().$type<Interview>().notNull().default('NONE'),
    weekdays: text().array().$type<Weekday[]>().notNull(),
    frequency: text().$type<RegularFrequency>().notNull(),
    weeksOfMonth: smallint('weeks_of_month').array().notNull(),
    startTimeOfDay: time('start_time_of_day').notNull(),
    endTimeOfDay: time('end_time_of_day').notNull(),
    crossesMidnight: boolean('crosses_midnight').notNull(),
    breakMinutes: smallint('break_minutes').notNull(),
    /** Whether start and end can be agreed. */
    adjustableStart: boolean('adjustable_start').notNull().default(false),
    adjustableEnd: boolean('adjustable_end').notNull().default(false),
    contractStart: date('contract_start').notNull(),
    contractEnd: date('contract_end'),
    shift: text().$type<Shift>().notNull(),
    shiftPattern: text('shift_pattern').$type<ShiftPattern>().notNull(),
    clinicalDepartments: text('clinical_departments').array().$type<ClinicalDepartment[]>().notNull(),
    jobDescriptionTypes: text('job_description_types').array().$type<JobDescriptionType[]>().notNull(),
    ambulanceEasiness: text('ambulance_easiness').$type<AmbulanceEasiness>().notNull(),
    nightDutyPermit: text('night_duty_permit').$type<NightDutyPermit>().notNull(),
    holidayPolicy: text('holiday_policy').$type<HolidayPolicy>().notNull(),
    holidayFee: integer('holiday_fee'),
    /** When a holiday's 日当直 starts; null when the hours stay the same. */
    holidayStartTimeOfDay: time('holiday_start_time_of_day'),
    yearEndPolicy: text('year_end_policy').$type<YearEndPolicy>().notNull().default('CONSULT'),
    fee: integer().notNull(),
    hourlyFee: integer('hourly_fee').notNull(),
    incentives: jsonb().$type<Incentive[]>().notNull(),
    incentiveTypes: text('incentive_types').array().$type<IncentiveType[]>().notNull(),
    carfareType: text('carfare_type').$type<CarfareType>().notNull(),
    carfareYen: integer('carfare_yen'),
    /** 0 to 1000, set when the listing is written; what おすすめ順 sorts by. */
    recommendScore: smallint('recommend_score').notNull().default(0),
    changeId: changeId(),
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
    index('regular_work_change').on(t.changeId),
    oneOf('regular_work_status_known', t.status, LISTING_STATUS),
    oneOf('regular_work_interview_known', t.interview, INTERVIEW),
    oneOf('regular_work_frequency_known', t.frequency, REGULAR_FREQUENCY),
    oneOf('regular_work_shift_pattern_known', t.shiftPattern, SHIFT_PATTERN),
    oneOf('regular_work_holiday_policy_known', t.holidayPolicy, HOLIDAY_POLICY),
    oneOf('regular_work_year_end_policy_known', t.yearEndPolicy, YEAR_END_POLICY),
    oneOf('regular_work_shift_known', t.shift, SHIFT),
    allOf('regular_work_weekdays_known', t.weekdays, WEEKDAY),
    allOf('regular_work_departments_known', t.clinicalDepartments, CLINICAL_DEPARTMENT),
    allOf('regular_work_job_descriptions_known', t.jobDescriptionTypes, JOB_DESCRIPTION_TYPE),
    check('regular_work_fee', sql`${t.fee} > 0`),
    check('regular_work_slots', sql`${t.slots} > 0 and ${t.filledSlots} between 0 and ${t.slots}`),
    check('regular_work_term', sql`${t.contractEnd} > ${t.contractStart}`),
    check('regular_work_some_weekday', sql`cardinality(${t.weekdays}) > 0`),
  ],
)

/** What only the page of a regular listing needs. */
export const regularWorkDetail = pgTable(
  'regular_work_detail',
  {
    regularWorkId: bigint('regular_work_id', { mode: 'number' })
      .primaryKey()
      .references(() => regularWork.id, { onDelete: 'cascade' }),
    ...listingTerms(),
    /** In words, between which hours start and end can be agreed. */
    adjustableNote: text('adjustable_note'),
    permitFrom: time('permit_from'),
    permitTo: time('permit_to'),
    trialMonths: smallint('trial_months'),
    renewal: jsonb().$type<Renewal>().notNull(),
    substitutePolicy: text('substitute_policy').$type<SubstitutePolicy>().notNull(),
    paidLeave: text('paid_leave').notNull(),
  },
  (t) => [
    oneOf('regular_work_detail_fee_kind_known', t.feeKind, FEE_KIND),
    oneOf('regular_work_detail_payment_method_known', t.paymentMethod, PAYMENT_METHOD),
    oneOf('regular_work_detail_withholding_known', t.withholdingTable, WITHHOLDING_TABLE),
    isEmployment('regular_work_detail_employment', t.withholdingTable),
    oneOf('regular_work_detail_substitute_known', t.substitutePolicy, SUBSTITUTE_POLICY),
    check('regular_work_detail_trial', sql`${t.trialMonths} > 0`),
  ],
)

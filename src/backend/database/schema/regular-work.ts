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
import { CLINICAL_DEPARTMENT, type ClinicalDepartment } from '../../../domain/clinical-department.ts'
import {
  HOLIDAY_POLICY,
  JOB_DESCRIPTION_TYPE,
  LISTING_STATUS,
  REGULAR_FREQUENCY,
  SHIFT_PATTERN,
  WEEKDAY,
  type AmbulanceEasiness,
  type ApplicationStatus,
  type AttractiveCategory,
  type CarfareType,
  type FacilityCategory,
  type HolidayPolicy,
  type IncentiveType,
  type JobDescriptionType,
  type ListingStatus,
  type NightDutyPermit,
  type RegularFrequency,
  type Shift,
  type ShiftPattern,
  type Weekday,
} from '../../../domain/listing-words.ts'
import type { Prefecture } from '../../../domain/prefecture.ts'
import { allOf, instant, oneOf } from './columns.ts'
import { hospital } from './hospital.ts'
import type { Incentive } from './spot-work.ts'

/** A recurring engagement on offer. Its search and its schedules join later; the demo data fills it already. */
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
    fee: integer().notNull(),
    hourlyFee: integer('hourly_fee').notNull(),
    incentives: jsonb().$type<Incentive[]>().notNull(),
    incentiveTypes: text('incentive_types').array().$type<IncentiveType[]>().notNull(),
    carfareType: text('carfare_type').$type<CarfareType>().notNull(),
    carfareYen: integer('carfare_yen'),
    attractiveCategory: text('attractive_category').$type<AttractiveCategory>().notNull(),
    /** 0 to 1000, set when the listing is written; what おすすめ順 sorts by. */
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
    oneOf('regular_work_status_known', t.status, LISTING_STATUS),
    oneOf('regular_work_frequency_known', t.frequency, REGULAR_FREQUENCY),
    oneOf('regular_work_shift_pattern_known', t.shiftPattern, SHIFT_PATTERN),
    oneOf('regular_work_holiday_policy_known', t.holidayPolicy, HOLIDAY_POLICY),
    allOf('regular_work_weekdays_known', t.weekdays, WEEKDAY),
    allOf('regular_work_departments_known', t.clinicalDepartments, CLINICAL_DEPARTMENT),
    allOf('regular_work_job_descriptions_known', t.jobDescriptionTypes, JOB_DESCRIPTION_TYPE),
    check('regular_work_fee', sql`${t.fee} > 0`),
    check('regular_work_slots', sql`${t.slots} > 0 and ${t.filledSlots} between 0 and ${t.slots}`),
  ],
)

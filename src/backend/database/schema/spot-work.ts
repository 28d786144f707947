import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { CLINICAL_DEPARTMENT, type ClinicalDepartment } from '../../../domain/listing/clinical-department.ts'
import {
  AMBULANCE_EASINESS,
  APPLICATION_STATUS,
  CARFARE_TYPE,
  EMERGENCY_LEVEL,
  FEE_KIND,
  INCENTIVE_TYPE,
  JOB_DESCRIPTION_TYPE,
  LISTING_STATUS,
  NIGHT_DUTY_PERMIT,
  PAYMENT_METHOD,
  SHIFT,
  SHIFT_PATTERN,
  WITHHOLDING_TABLE,
  type AmbulanceEasiness,
  type ApplicationStatus,
  type CarfareType,
  type EmergencyLevel,
  type FacilityCategory,
  type IncentiveType,
  type JobDescriptionType,
  type ListingStatus,
  type NightDutyPermit,
  type Shift,
  type ShiftPattern,
} from '../../../domain/listing/listing-words.ts'
import type { Prefecture } from '../../../domain/text/prefecture.ts'
import { allOf, changeId, instant, oneOf } from './columns.ts'
import { hospital } from './hospital.ts'
import { isEmployment, listingTerms } from './listing-terms.ts'

export type Incentive = { type: IncentiveType; unitYen: number; capYen: number | null; note: string | null }

/** What lists need of a spot listing: narrow, because a million of them are read when a search index is made. */
export const spotWork = pgTable(
  'spot_work',
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
    startTime: instant('start_time').notNull(),
    endTime: instant('end_time').notNull(),
    /** The civil day in Tokyo on which the shift starts, and its ISO weekday (Monday 1). */
    startDate: date('start_date')
      .notNull()
      .generatedAlwaysAs(sql`((start_time at time zone 'Asia/Tokyo')::date)`),
    startWeekday: smallint('start_weekday')
      .notNull()
      .generatedAlwaysAs(sql`(extract(isodow from start_time at time zone 'Asia/Tokyo')::smallint)`),
    breakMinutes: smallint('break_minutes').notNull(),
    adjustableStartFrom: instant('adjustable_start_from'),
    adjustableStartTo: instant('adjustable_start_to'),
    adjustableEndFrom: instant('adjustable_end_from'),
    adjustableEndTo: instant('adjustable_end_to'),
    shift: text().$type<Shift>().notNull(),
    shiftPattern: text('shift_pattern').$type<ShiftPattern>().notNull(),
    clinicalDepartments: text('clinical_departments').array().$type<ClinicalDepartment[]>().notNull(),
    jobDescriptionTypes: text('job_description_types').array().$type<JobDescriptionType[]>().notNull(),
    ambulanceEasiness: text('ambulance_easiness').$type<AmbulanceEasiness>().notNull(),
    nightDutyPermit: text('night_duty_permit').$type<NightDutyPermit>().notNull(),
    /** The years asked for, of the detail; a trigger copies them, since searches read this row only. */
    minYears: smallint('min_years'),
    fee: integer().notNull(),
    /** Yen per paid hour, rounded down. */
    hourlyFee: integer('hourly_fee')
      .notNull()
      .generatedAlwaysAs(
        sql`(floor(fee * 60.0 / (extract(epoch from (end_time - start_time)) / 60 - break_minutes))::integer)`,
      ),
    incentives: jsonb().$type<Incentive[]>().notNull(),
    incentiveTypes: text('incentive_types').array().$type<IncentiveType[]>().notNull(),
    carfareType: text('carfare_type').$type<CarfareType>().notNull(),
    /** The limit or the flat amount, by `carfareType`. */
    carfareYen: integer('carfare_yen'),
    /** 0 to 1000, set when the listing is written; what おすすめ順 sorts by. */
    recommendScore: smallint('recommend_score').notNull(),
    changeId: changeId(),
  },
  (t) => {
    const open = sql`${t.status} = 'PUBLISHED'`
    return [
      foreignKey({
        name: 'spot_work_hospital',
        columns: [t.hospitalId, t.prefecture, t.facilityCategory],
        foreignColumns: [hospital.id, hospital.prefecture, hospital.facilityCategory],
      }).onUpdate('cascade'),
      index('spot_work_by_start').on(t.startTime, t.id, t.applicationDeadline).where(open),
      index('spot_work_of_hospital').on(t.hospitalId, t.startTime, t.id).where(open),
      index('spot_work_change').on(t.changeId),
      oneOf('spot_work_status_known', t.status, LISTING_STATUS),
      oneOf('spot_work_application_status_known', t.applicationStatus, APPLICATION_STATUS),
      oneOf('spot_work_shift_known', t.shift, SHIFT),
      oneOf('spot_work_shift_pattern_known', t.shiftPattern, SHIFT_PATTERN),
      oneOf('spot_work_ambulance_easiness_known', t.ambulanceEasiness, AMBULANCE_EASINESS),
      oneOf('spot_work_night_duty_permit_known', t.nightDutyPermit, NIGHT_DUTY_PERMIT),
      oneOf('spot_work_carfare_type_known', t.carfareType, CARFARE_TYPE),
      allOf('spot_work_departments_known', t.clinicalDepartments, CLINICAL_DEPARTMENT),
      allOf('spot_work_job_descriptions_known', t.jobDescriptionTypes, JOB_DESCRIPTION_TYPE),
      allOf('spot_work_incentives_known', t.incentiveTypes, INCENTIVE_TYPE),
      check(
        'spot_work_times',
        sql`${t.endTime} > ${t.startTime} and ${t.endTime} - ${t.startTime} <= interval '32 hours'`,
      ),
      check(
        'spot_work_break',
        sql`${t.breakMinutes} >= 0 and make_interval(mins => ${t.breakMinutes}) < ${t.endTime} - ${t.startTime}`,
      ),
      check('spot_work_slots', sql`${t.slots} > 0 and ${t.filledSlots} between 0 and ${t.slots}`),
      check('spot_work_fee', sql`${t.fee} > 0`),
      check(
        'spot_work_deadline',
        sql`${t.applicationDeadline} <= ${t.startTime} - case ${t.applicationStatus} when 'FREE' then interval '1 hour' else interval '0' end`,
      ),
    ]
  },
)

/** What only the detail page and the terms snapshot need of a spot listing. */
export const spotWorkDetail = pgTable(
  'spot_work_detail',
  {
    spotWorkId: bigint('spot_work_id', { mode: 'number' })
      .primaryKey()
      .references(() => spotWork.id, { onDelete: 'cascade' }),
    ...listingTerms(),
    emergencyLevelOnDate: text('emergency_level_on_date').$type<EmergencyLevel>().notNull(),
    permitFrom: instant('permit_from'),
    permitTo: instant('permit_to'),
    contractPeriod: text('contract_period').notNull(),
  },
  (t) => [
    oneOf('spot_work_detail_fee_kind_known', t.feeKind, FEE_KIND),
    oneOf('spot_work_detail_emergency_level_known', t.emergencyLevelOnDate, EMERGENCY_LEVEL),
    oneOf('spot_work_detail_payment_method_known', t.paymentMethod, PAYMENT_METHOD),
    oneOf('spot_work_detail_withholding_known', t.withholdingTable, WITHHOLDING_TABLE),
    isEmployment('spot_work_detail_employment', t.withholdingTable),
    check('spot_work_detail_permit', sql`${t.permitTo} > ${t.permitFrom}`),
  ],
)

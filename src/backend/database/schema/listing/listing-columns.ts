import { sql } from 'drizzle-orm'
import { bigint, boolean, check, integer, jsonb, smallint, text, type AnyPgColumn } from 'drizzle-orm/pg-core'
import {
  CLINICAL_DEPARTMENT,
  type ClinicalDepartment,
} from '../../../../domain/doctor/clinical-department.ts'
import {
  JOB_DESCRIPTION_TYPE,
  LISTING_STATUS,
  SHIFT,
  SHIFT_PATTERN,
  type AmbulanceEasiness,
  type ApplicationStatus,
  type FacilityCategory,
  type JobDescriptionType,
  type ListingStatus,
  type NightDutyPermit,
  type Shift,
  type ShiftPattern,
} from '../../../../domain/listing/listing-words.ts'
import type { CarfareType, IncentiveType } from '../../../../domain/money/pay-words.ts'
import { SKILL, type Skill } from '../../../../domain/doctor/profile-words.ts'
import { SPECIALTY, type Specialty } from '../../../../domain/doctor/specialty.ts'
import { UNMET_CHOICE, type UnmetChoice } from '../../../../domain/listing/requirements.ts'
import type { NgPatients } from '../../../../domain/ng/ng-words.ts'
import type { Prefecture } from '../../../../domain/text/prefecture.ts'
import { allOf, changeId, instant, isOneOf } from '../columns.ts'

export type Incentive = { type: IncentiveType; unitYen: number; capYen: number | null; note: string | null }

/** Columns that lists of both kinds read. A function, because a drizzle column belongs to one table. */
export const listingColumns = () => ({
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  hospitalId: bigint('hospital_id', { mode: 'number' }).notNull(),
  prefecture: text().$type<Prefecture>().notNull(),
  facilityCategory: text('facility_category').$type<FacilityCategory>().notNull(),
  title: text().notNull(),
  status: text().$type<ListingStatus>().notNull().default('DRAFT'),
  publishTime: instant('publish_time').notNull(),
  editedAt: instant('edited_at').notNull(),
  /**
   * When the hospital last said that the listing is true, by publishing, editing, reopening or confirming it. Null only
   * in listings that had ended before this was kept: their last edit stands for it.
   */
  confirmedAt: instant('confirmed_at'),
  /** When the hospital was last asked to confirm it; an earlier instant than the confirmation is of an earlier term. */
  confirmAskedAt: instant('confirm_asked_at'),
  /** When a job paused it for want of a confirmation; null again once the hospital changes its state. */
  lapsedAt: instant('lapsed_at'),
  applicationDeadline: instant('application_deadline').notNull(),
  applicationStatus: text('application_status').$type<ApplicationStatus>().notNull(),
  slots: smallint().notNull().default(1),
  filledSlots: smallint('filled_slots').notNull().default(0),
  applicantCount: integer('applicant_count').notNull().default(0),
  breakMinutes: smallint('break_minutes').notNull(),
  shift: text().$type<Shift>().notNull(),
  shiftPattern: text('shift_pattern').$type<ShiftPattern>().notNull(),
  clinicalDepartments: text('clinical_departments').array().$type<ClinicalDepartment[]>().notNull(),
  jobDescriptionTypes: text('job_description_types').array().$type<JobDescriptionType[]>().notNull(),
  ambulanceEasiness: text('ambulance_easiness').$type<AmbulanceEasiness>().notNull(),
  nightDutyPermit: text('night_duty_permit').$type<NightDutyPermit>().notNull(),
  /** The requirements of the detail table; a trigger copies them, since searches read this row only. */
  minYears: smallint('min_years'),
  requiredSpecialties: text('required_specialties').array().$type<Specialty[]>().notNull().default([]),
  requiredSkills: text('required_skills').array().$type<Skill[]>().notNull().default([]),
  firstTimeOk: boolean('first_time_ok').notNull().default(true),
  unmet: text().$type<UnmetChoice>().notNull().default('SELECTION'),
  /** Patients that the listing includes; a trigger copies them from the detail table too. */
  patients: text().array().$type<NgPatients[]>().notNull().default([]),
  fee: integer().notNull(),
  incentives: jsonb().$type<Incentive[]>().notNull(),
  incentiveTypes: text('incentive_types').array().$type<IncentiveType[]>().notNull(),
  carfareType: text('carfare_type').$type<CarfareType>().notNull(),
  /** Yen: the maximum or the flat amount, depending on `carfareType`. */
  carfareYen: integer('carfare_yen'),
  changeId: changeId(),
})

type CheckedName =
  | 'status'
  | 'shift'
  | 'shiftPattern'
  | 'clinicalDepartments'
  | 'jobDescriptionTypes'
  | 'requiredSpecialties'
  | 'requiredSkills'
  | 'unmet'
  | 'fee'
  | 'slots'
  | 'filledSlots'

/** Check constraints of these columns, named after the table. */
export const listingChecks = (table: string, t: Record<CheckedName, AnyPgColumn>) => [
  isOneOf(`${table}_status_known`, t.status, LISTING_STATUS),
  isOneOf(`${table}_shift_known`, t.shift, SHIFT),
  isOneOf(`${table}_shift_pattern_known`, t.shiftPattern, SHIFT_PATTERN),
  allOf(`${table}_departments_known`, t.clinicalDepartments, CLINICAL_DEPARTMENT),
  allOf(`${table}_job_descriptions_known`, t.jobDescriptionTypes, JOB_DESCRIPTION_TYPE),
  allOf(`${table}_required_specialties_known`, t.requiredSpecialties, SPECIALTY),
  allOf(`${table}_required_skills_known`, t.requiredSkills, SKILL),
  isOneOf(`${table}_unmet_known`, t.unmet, UNMET_CHOICE),
  check(`${table}_slots`, sql`${t.slots} > 0 and ${t.filledSlots} between 0 and ${t.slots}`),
  check(`${table}_fee`, sql`${t.fee} > 0`),
]

import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  CLINICAL_DEPARTMENT,
  type ClinicalDepartment,
} from '../../../../domain/doctor/clinical-department.ts'
import { type Weekday, WEEKDAY } from '../../../../domain/text/week-days.ts'
import { PREFECTURE, type Prefecture } from '../../../../domain/text/prefecture.ts'
import type { ChangeDraft, ChangeKind } from '../../../../domain/doctor/profile-change.ts'
import type { SectionDraft } from '../../../../domain/doctor/profile-draft.ts'
import { NOTICE, SKILL, type Skill } from '../../../../domain/doctor/profile-words.ts'
import type {
  BasicsDraft,
  DoctorDraft,
  WishesDraft,
  WorkplaceDraft,
} from '../../../../domain/doctor/registration-draft.ts'
import {
  DOCUMENT_KIND,
  DOCUMENT_STATE,
  MAIN_HOSPITAL_LEVEL,
  NOTIFICATION_CHANNEL,
  PREFERRED_JOB_TYPE,
  SIDE_JOB_PERMISSION,
  type DocumentKind,
  type DocumentState,
  type MainHospitalLevel,
  type NotificationChannel,
  type PreferredJobType,
  type SideJobPermission,
} from '../../../../domain/doctor/registration-words.ts'
import { SPECIALTY, type Specialty } from '../../../../domain/doctor/specialty.ts'
import { account } from '../account/account.ts'
import { bytes } from '../bytes.ts'
import { allOf, instant, isOneOf } from '../columns.ts'
import { doctor } from './doctor.ts'
import { objectColumns, oneBody } from '../stored-object.ts'

/** A draft registration: the steps as typed, valid or not. */
export const registration = pgTable('registration', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  /** Consent to 利用規約 and 個人情報の取り扱い. */
  consentedAt: instant('consented_at'),
  basics: jsonb().$type<BasicsDraft>(),
  doctor: jsonb().$type<DoctorDraft>(),
  workplace: jsonb().$type<WorkplaceDraft>(),
  wishes: jsonb().$type<WishesDraft>(),
  /**
   * For optimistic locking: a save names the version it read, so that two devices do not overwrite each
   * other.
   */
  version: integer().notNull().default(0),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  /** Set once, in the transaction that inserts the doctor. */
  submittedAt: instant('submitted_at'),
})

/** Rejected input of a section or of a change request, and when it was typed; restored into the form. */
export type Unsaved = (SectionDraft | { case: 'change'; kind: ChangeKind; value: ChangeDraft }) & {
  at: string
}

const texts = (name: string) => text(name).array().notNull()

/** A doctor's profile beside name, sex and birth date: 基本情報, 医師情報, 常勤先, 希望条件 and 通知. */
export const doctorProfile = pgTable(
  'doctor_profile',
  {
    doctorId: uuid('doctor_id')
      .primaryKey()
      .references(() => doctor.id, { onDelete: 'cascade' }),
    phone: text().notNull(),
    postalCode: text('postal_code').notNull(),
    prefecture: text().$type<Prefecture>().notNull(),
    city: text().notNull(),
    street: text().notNull(),
    building: text().notNull().default(''),
    nearestStation: text('nearest_station').notNull().default(''),
    /** 医籍登録番号 and 医籍登録年月日, which staff check against the ministry's 医師等資格確認検索. */
    licenceNumber: text('licence_number').notNull(),
    licenceDate: date('licence_date').notNull(),
    insuranceNumber: text('insurance_number').notNull().default(''),
    university: text().notNull(),
    graduationYear: smallint('graduation_year').notNull(),
    specialties: texts('specialties').$type<Specialty[]>(),
    departments: texts('departments').$type<ClinicalDepartment[]>(),
    /** Both null: no main hospital. */
    mainHospitalLevel: text('main_hospital_level').$type<MainHospitalLevel>(),
    sideJobPermission: text('side_job_permission').$type<SideJobPermission>(),
    preferredJobTypes: texts('preferred_job_types').$type<PreferredJobType[]>(),
    preferredPrefectures: texts('preferred_prefectures').$type<Prefecture[]>(),
    preferredWeekdays: texts('preferred_weekdays').$type<Weekday[]>(),
    minimumFee: integer('minimum_fee'),
    channels: texts('channels').$type<NotificationChannel[]>(),
    /** できる業務. */
    skills: texts('skills').$type<Skill[]>().default([]),
    /** Weekly hours at the main hospital, self-reported. */
    weeklyHours: smallint('weekly_hours'),
    /** Pairs of notice kind and channel; null: every kind by `channels`. */
    notices: text('notices').array(),
    /** Rejected input, kept for a page without JavaScript. */
    unsaved: jsonb().$type<Unsaved>(),
    /** For optimistic locking. */
    version: integer().notNull().default(1),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    // Not unique: a number typed by somebody else must not lock its owner out. Staff see every claimant.
    index('doctor_profile_licence').on(t.licenceNumber),
    // Doctors who meet the requirements of a listing, to be counted.
    index('doctor_profile_licence_date').on(t.licenceDate),
    index('doctor_profile_specialties').using('gin', t.specialties),
    index('doctor_profile_skills').using('gin', t.skills),
    isOneOf('doctor_profile_prefecture_known', t.prefecture, PREFECTURE),
    isOneOf('doctor_profile_level_known', t.mainHospitalLevel, MAIN_HOSPITAL_LEVEL),
    isOneOf('doctor_profile_side_job_known', t.sideJobPermission, SIDE_JOB_PERMISSION),
    allOf('doctor_profile_specialties_known', t.specialties, SPECIALTY),
    allOf('doctor_profile_departments_known', t.departments, CLINICAL_DEPARTMENT),
    allOf('doctor_profile_job_types_known', t.preferredJobTypes, PREFERRED_JOB_TYPE),
    allOf('doctor_profile_prefectures_known', t.preferredPrefectures, PREFECTURE),
    allOf('doctor_profile_weekdays_known', t.preferredWeekdays, WEEKDAY),
    allOf('doctor_profile_channels_known', t.channels, NOTIFICATION_CHANNEL),
    allOf('doctor_profile_skills_known', t.skills, SKILL),
    allOf('doctor_profile_notices_known', t.notices, NOTICE),
    check('doctor_profile_weekly_hours', sql`${t.weeklyHours} between 1 and 168`),
    check(
      'doctor_profile_main_hospital',
      sql`(${t.mainHospitalLevel} is null) = (${t.sideJobPermission} is null)`,
    ),
    check('doctor_profile_licence_number', sql`${t.licenceNumber} ~ '^[0-9]{1,6}$'`),
  ],
)

/**
 * A photograph of a document, masked on the doctor's device before upload. One per kind; a replacement gets a
 * new id, so that a decision of staff always refers to the picture they viewed.
 */
export const doctorDocument = pgTable(
  'doctor_document',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    kind: text().$type<DocumentKind>().notNull(),
    /** Null when the body is an object of the store. */
    image: bytes(),
    ...objectColumns(),
    mime: text().$type<'image/jpeg' | 'image/png'>().notNull(),
    size: integer().notNull(),
    sha256: bytes().notNull(),
    uploadedAt: instant('uploaded_at').notNull(),
    state: text().$type<DocumentState>().notNull().default('SUBMITTED'),
    /** The reason for a return, written by staff for the doctor. */
    reason: text(),
    /** Last day of validity (civil day in Tokyo); null for a document without expiry. */
    expiresOn: date('expires_on'),
  },
  (t) => [
    unique('doctor_document_once').on(t.accountId, t.kind),
    index('doctor_document_waiting')
      .on(t.uploadedAt)
      .where(sql`${t.state} = 'SUBMITTED'`),
    isOneOf('doctor_document_kind_known', t.kind, DOCUMENT_KIND),
    isOneOf('doctor_document_state_known', t.state, DOCUMENT_STATE),
    check('doctor_document_mime', sql`${t.mime} in ('image/jpeg', 'image/png')`),
    check('doctor_document_size', sql`${t.size} = octet_length(${t.image}) and ${t.size} <= 5242880`),
    oneBody('doctor_document_body', t.image, t),
  ],
)

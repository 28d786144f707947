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
import { CLINICAL_DEPARTMENT, type ClinicalDepartment } from '../../../domain/listing/clinical-department.ts'
import { WEEKDAY, type Weekday } from '../../../domain/listing/listing-words.ts'
import { PREFECTURE, type Prefecture } from '../../../domain/text/prefecture.ts'
import type { ChangeDraft, ChangeKind } from '../../../domain/doctor/profile-change.ts'
import type { SectionDraft } from '../../../domain/doctor/profile-draft.ts'
import { NOTICE, SKILL, type Skill } from '../../../domain/doctor/profile-words.ts'
import type {
  BasicsDraft,
  DoctorDraft,
  WishesDraft,
  WorkplaceDraft,
} from '../../../domain/doctor/registration-draft.ts'
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
} from '../../../domain/doctor/registration-words.ts'
import { SPECIALTY, type Specialty } from '../../../domain/doctor/specialty.ts'
import { account } from './account.ts'
import { bytes } from './bytes.ts'
import { allOf, instant, oneOf } from './columns.ts'
import { doctor } from './doctor.ts'

/** A registration under way: each step as it was typed, right or wrong. */
export const registration = pgTable('registration', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  /** When 利用規約 and 個人情報の取り扱い were agreed to. */
  consentedAt: instant('consented_at'),
  basics: jsonb().$type<BasicsDraft>(),
  doctor: jsonb().$type<DoctorDraft>(),
  workplace: jsonb().$type<WorkplaceDraft>(),
  wishes: jsonb().$type<WishesDraft>(),
  /** Grows with every step saved: who saves says which one they saw, so two devices do not overwrite each other. */
  version: integer().notNull().default(0),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  /** Set once, when the doctor record was made. */
  submittedAt: instant('submitted_at'),
})

/** What was typed, and when. */
/** A section, or a request to change what is verified, that could not be kept. */
export type Unsaved = (SectionDraft | { case: 'change'; kind: ChangeKind; value: ChangeDraft }) & {
  at: string
}

const texts = (name: string) => text(name).array().notNull()

/** What a doctor told us beside the name: 基本情報, 医師情報, 常勤先, 希望条件 and 通知. */
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
    /** 医籍登録番号 and 医籍登録年月日: what staff hold against the ministry's search. */
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
    /** At the main hospital, as the doctor says. */
    weeklyHours: smallint('weekly_hours'),
    /** Kinds by channels; null: every kind by `channels`. */
    notices: text('notices').array(),
    /** What could not be saved and that the page could not keep, which has no script. */
    unsaved: jsonb().$type<Unsaved>(),
    /** Grows with every change, for compare-and-set. */
    version: integer().notNull().default(1),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    // Not unique: a number typed by somebody else must not keep its owner out. Staff see who else claims it.
    index('doctor_profile_licence').on(t.licenceNumber),
    oneOf('doctor_profile_prefecture_known', t.prefecture, PREFECTURE),
    oneOf('doctor_profile_level_known', t.mainHospitalLevel, MAIN_HOSPITAL_LEVEL),
    oneOf('doctor_profile_side_job_known', t.sideJobPermission, SIDE_JOB_PERMISSION),
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
 * A photograph of a document, masked on the doctor's device before it was sent. One per kind; a new one takes the place
 * of the old under a new id, so that a decision of staff always means the picture they looked at.
 */
export const doctorDocument = pgTable(
  'doctor_document',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    kind: text().$type<DocumentKind>().notNull(),
    image: bytes().notNull(),
    mime: text().$type<'image/jpeg' | 'image/png'>().notNull(),
    size: integer().notNull(),
    sha256: bytes().notNull(),
    uploadedAt: instant('uploaded_at').notNull(),
    state: text().$type<DocumentState>().notNull().default('SUBMITTED'),
    /** Why it was returned, as staff wrote it for the doctor. */
    reason: text(),
    /** The last day it holds, for one that ends. */
    expiresOn: date('expires_on'),
  },
  (t) => [
    unique('doctor_document_once').on(t.accountId, t.kind),
    index('doctor_document_waiting')
      .on(t.uploadedAt)
      .where(sql`${t.state} = 'SUBMITTED'`),
    oneOf('doctor_document_kind_known', t.kind, DOCUMENT_KIND),
    oneOf('doctor_document_state_known', t.state, DOCUMENT_STATE),
    check('doctor_document_mime', sql`${t.mime} in ('image/jpeg', 'image/png')`),
    check('doctor_document_size', sql`${t.size} = octet_length(${t.image}) and ${t.size} <= 5242880`),
  ],
)
